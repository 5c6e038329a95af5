/** Content pages by the slug the settings name them by. */
export interface PagesTable {
  id: string;
  name: string;
  /** One sentence about it. */
  description: string;
  /** HTML, cleaned when it was written. */
  content: string;
  /** `operator` pages outlive new files in content/pages. */
  origin: 'content' | 'operator';
  updated_at: Date;
  /** Set when the operator has removed a project page; a reload does not restore it. */
  removed_at: Date | null;
}

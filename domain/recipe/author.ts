/** The author of catalog recipes without a named person. */
export const kitchen = 'Kindfare kitchen';

/** The author's type at schema.org. */
export const authorType = (name: string): 'Organization' | 'Person' =>
  name === kitchen ? 'Organization' : 'Person';

/** content/ holds something that cannot be used; the message is one sentence that names the file and the place in it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

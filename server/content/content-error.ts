/** An invalid file in content/; the message is one sentence with the file and the place in it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** A sentence with the command to run instead if this Node is older than the one in package.json; null otherwise. */
export function nodeVersionProblem(current: string, expected: string): string | null {
  const [major = ''] = expected.split('.');
  if (Number.parseInt(current, 10) >= Number(major)) return null;
  return `The tests need Node ${major} and this is Node ${current}: run "npx vitest" instead, which takes the Node in node_modules.`;
}

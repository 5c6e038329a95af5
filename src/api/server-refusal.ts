/** Whether the server refuses the request: the page of a portal, a firewall or a proxy has no message in JSON. */
export async function isServerRefusal(response: Response): Promise<boolean> {
  if (response.ok || response.status >= 500 || response.status === 429) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}

/** Whether a link leads to the reader's own computer, so that nobody else can open it. */
export function opensOnlyHere(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { hostname } = new URL(link);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
}

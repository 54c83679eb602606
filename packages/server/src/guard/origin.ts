const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request that would change something comes from another site's page. Browsers say where a request comes from
 * (`Sec-Fetch-Site`, `Origin`); programs say nothing, and carry no cookie that somebody else could make them send.
 */
export function isCrossSite(request: Request, publicUrl: string | undefined): boolean {
  if (SAFE.includes(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  const host = request.headers.get('host');
  const own = [publicUrl, `http://${host}`, `https://${host}`].map((url) =>
    url !== undefined && URL.canParse(url) ? new URL(url).origin : '',
  );
  return !own.includes(origin);
}

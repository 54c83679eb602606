/** Calls when the browser has nothing else to do, within half a second; the function given back calls it off. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(call, { timeout: 500 });
  return () => cancelIdleCallback(asked);
}

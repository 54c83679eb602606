import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A receiver of this machine that speaks HTTPS. */
export interface HttpsReceiver {
  readonly port: number;
  /** How often somebody connected at all. */
  readonly connected: () => number;
  readonly bodies: readonly string[];
  readonly stop: () => Promise<void>;
}

/** The name its certificate is for, with anything before it. */
export const HOOKS = 'hooks.example';

// Made for these tests and good for nothing else: nobody trusts it who is not told to.
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgi5P/OXqLqEjEQRu2
QRnmOOq9oZ3k7wtML27bX9cCGzKhRANCAASdbyiCAKUc1uUq41vzUfwqB3n4bo79
WyF3h5XNEWBiR0z+GCxCgWOkVXRp2Ufl8+qKirQemJMMVB86zEllrAbM
-----END PRIVATE KEY-----`;
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBgTCCASigAwIBAgIUP4Lotn979WHic/EqoheZbg1N0xEwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIw
MDEwMTAwMDAwMFowGDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABJ1vKIIApRzW5SrjW/NR/CoHefhujv1bIXeHlc0RYGJH
TP4YLEKBY6RVdGnZR+Xz6oqKtB6YkwxUHzrMSWWsBsyjTjBMMBoGA1UdEQQTMBGC
DyouaG9va3MuZXhhbXBsZTAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBSIxr0K
oGRHEl4LSyF0CVr6RvG0UzAKBggqhkjOPQQDAgNHADBEAiBh47lcwOgDbMIH/bl6
vkiblxZQ/JkHk5+gspu+QfzBNAIgDeIJffOVAtO75t1/KdWQQ2M+YCcI6P5WGJV2
QUekdAY=
-----END CERTIFICATE-----`;

/** Listens at one address of this machine; `redirect`: answers by sending on to there. */
export async function receiveHttps(host: string, port = 0, redirect?: string): Promise<HttpsReceiver> {
  const bodies: string[] = [];
  let connections = 0;
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      bodies.push(body);
      response
        .writeHead(redirect === undefined ? 204 : 307, redirect === undefined ? {} : { location: redirect })
        .end();
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    connected: () => connections,
    bodies,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

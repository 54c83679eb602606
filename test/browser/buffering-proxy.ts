import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that hands an answer on only when so much of it has gathered, or it has ended. */
export interface BufferingProxy {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export async function bufferingProxy(to: string, bytes: number): Promise<BufferingProxy> {
  const { hostname, port } = new URL(to);
  const server = createServer((incoming, outgoing) => {
    const { url: path = '/', method = 'GET' } = incoming;
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const passed = request({ hostname, port, path, method, headers: { ...incoming.headers, host } }, (answer) => {
      const held: Buffer[] = [];
      let size = 0;
      const letGo = (): void => {
        if (!outgoing.headersSent) outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        outgoing.write(Buffer.concat(held.splice(0)));
        size = 0;
      };
      answer.on('data', (chunk: Buffer) => {
        held.push(chunk);
        size += chunk.length;
        if (size >= bytes) letGo();
      });
      answer.on('end', () => {
        letGo();
        outgoing.end();
      });
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

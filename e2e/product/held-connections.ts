import { readFile } from 'node:fs/promises';

const established = '01';

const addressInHex = (address: string) =>
  Buffer.from(address.split('.').reverse().map(Number)).toString('hex').toUpperCase();

/**
 * How many connections from one address of this machine a server on it still holds, as the kernel of Linux counts them:
 * somebody who doesn't read doesn't hear that the other side has hung up.
 */
export async function heldConnections(
  server: { readonly host: string; readonly port: number },
  from: string,
): Promise<number> {
  const own = `${addressInHex(server.host)}:${server.port.toString(16).padStart(4, '0').toUpperCase()}`;
  const rows = (await readFile('/proc/net/tcp', 'utf8')).split('\n').slice(1);
  return rows.filter((row) => {
    const [, local, remote, state] = row.trim().split(/\s+/);
    return local === own && remote?.startsWith(`${addressInHex(from)}:`) && state === established;
  }).length;
}

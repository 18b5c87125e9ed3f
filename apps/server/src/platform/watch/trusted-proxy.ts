import { BlockList, isIP } from 'node:net';

/** Whether an address is one of the proxies that are believed. */
export function trustedProxy(ranges: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    // How a socket for both families names an IPv4 address.
    const plain = address?.replace(/^::ffff:(?=\d+\.)/, '') ?? '';
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}

import type { FileLink } from './files.ts';

/** Old programs read the plain name, where anything unusual is a dash; the others the one with every letter. */
export function contentDisposition({ name, disposition }: Pick<FileLink, 'name' | 'disposition'>): string {
  const plain = name.replaceAll(/[^\w. -]/g, '-');
  if (plain === name) return `${disposition}; filename="${plain}"`;
  const exact = encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '-')).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** m s^-2 as it is set in print: upright, with raised exponents. */
export function unitLatex(text: string): string {
  const shown = text
    .replaceAll('lightspeed', 'c')
    .replaceAll(/\s*\*\s*|\s+/g, '\\,')
    .replaceAll('%', '\\%')
    .replaceAll('°', '{}^{\\circ}')
    .replaceAll('Ω', '\\Omega ')
    .replaceAll(/[μµ]/g, '\\mu ')
    .replaceAll(/\^?[({]?([+-]?\d+)[)}]?/g, '^{$1}');
  return `\\,\\mathrm{${shown}}`;
}

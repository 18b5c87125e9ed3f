/** A worked solution as lines that appear one after the other. `$…$` is set as a formula. */
export interface VideoSolution {
  readonly file: string;
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly seconds: number; readonly emphasis?: boolean }[];
}

export const arithmetic07: VideoSolution = {
  file: 'aa-arithmetic-07.webm',
  title: 'Multiples of 7 between 100 and 500',
  lines: [
    {
      text: String.raw`(a)  $7 \times 14 = 98$ is too small, so the first is $7 \times 15 = 105$.`,
      seconds: 4,
    },
    { text: String.raw`$7 \times 71 = 497$, and $504$ is too large: the last is $497$.`, seconds: 4 },
    { text: '(b)  An arithmetic sequence: $u_1 = 105$, $d = 7$, $u_n = 497$.', seconds: 4 },
    { text: String.raw`$105 + 7(n-1) = 497 \;\Rightarrow\; n - 1 = 56$`, seconds: 3.5 },
    { text: '$n = 57$', seconds: 2.5, emphasis: true },
    { text: String.raw`(c)  $S_{57} = \dfrac{57}{2}\,(105 + 497) = 57 \times 301$`, seconds: 4.5 },
    { text: String.raw`$S_{57} = 17\,157$`, seconds: 4, emphasis: true },
  ],
};

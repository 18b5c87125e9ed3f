/** Who asks. */
export type Asker = 'sana' | 'milo' | 'ines';

interface Thread {
  /** The file of the question that it is about. */
  readonly question: string;
  readonly from: Asker;
  readonly daysAgo: number;
  readonly time: string;
  readonly doubt: string;
  /** What was written next, so many hours after the doubt. Without a reply the doubt is open. */
  readonly entries?: readonly {
    readonly by: 'staff' | 'student';
    readonly afterHours: number;
    readonly text: string;
  }[];
}

export const threads: readonly Thread[] = [
  {
    question: 'math-aa-sl/1.8-squares-inside-squares',
    from: 'sana',
    daysAgo: 47,
    time: '17:20',
    doubt:
      'In part (c), why is the common ratio of the shaded areas $\\frac{1}{4}$? The areas of the squares halve every time, so I used $r = \\frac{1}{2}$.',
    entries: [
      {
        by: 'staff',
        afterHours: 15,
        text: 'Only every second gap is shaded. Write the areas of the squares down: $256, 128, 64, 32, \\ldots$ The shaded regions are $256 - 128 = 128$ and then $64 - 32 = 32$. From one shaded region to the next you pass **two** squares, so the ratio is $\\left(\\frac{1}{2}\\right)^2 = \\frac{1}{4}$.',
      },
      {
        by: 'student',
        afterHours: 18,
        text: 'I had counted the white ones as well. Now I get $\\dfrac{128}{1 - \\frac{1}{4}} = \\dfrac{512}{3}$. Is that right?',
      },
      {
        by: 'staff',
        afterHours: 21,
        text: 'Exactly. Two lines of numbers are often quicker than any formula.',
      },
    ],
  },
  {
    question: 'math-aa-sl/2.7-tangents-from-a-point',
    from: 'milo',
    daysAgo: 39,
    time: '15:05',
    doubt:
      'For part (d) I wrote $m < -6$ or $m > 2$. How do I know that it is the values in between? I never remember which way round it goes.',
    entries: [
      {
        by: 'staff',
        afterHours: 20,
        text: "Don't remember it, sketch it. As a function of $m$, $\\Delta = (m + 2)^2 - 16$ is a parabola that opens upwards with zeros at $-6$ and $2$. The line misses the curve when $\\Delta < 0$, and that is where the parabola lies below the axis: between its zeros.",
      },
    ],
  },
  {
    question: 'math-aa-sl/1.6-odd-squares',
    from: 'sana',
    daysAgo: 33,
    time: '19:40',
    doubt:
      'In (b) I reach $4k(k + 1) + 1$. That is $1$ more than a multiple of $4$, but how do I get to $8$?',
    entries: [
      {
        by: 'staff',
        afterHours: 13,
        text: 'That is what "Hence" is for: by part (a) the product $k(k + 1)$ of two consecutive integers is even, so it is $2m$ for some integer $m$. Then $4k(k + 1) + 1 = 8m + 1$.',
      },
    ],
  },
  {
    question: 'physics-sl/A.1-two-halves',
    from: 'ines',
    daysAgo: 27,
    time: '12:15',
    doubt: "Isn't the average speed just $\\frac{v + 3v}{2} = 2v$? The two halves are equally long.",
    entries: [
      {
        by: 'staff',
        afterHours: 5,
        text: 'Equally long, but they take different times: $\\frac{d}{v}$ and $\\frac{d}{3v}$. The ferry spends three quarters of its time at the lower speed, so the average lies nearer to $v$: $\\dfrac{2d}{\\frac{d}{v} + \\frac{d}{3v}} = \\dfrac{3v}{2}$. The plain mean would be right for equal *times*.',
      },
    ],
  },
  {
    question: 'math-aa-sl/2.5-graph-meets-its-inverse',
    from: 'sana',
    daysAgo: 18,
    time: '18:10',
    doubt:
      'I get $x = 3$ and $x = -2$ in (d). Why do we throw $-2$ away? It is in the domain, since $-2 \\ge -6$.',
    entries: [
      {
        by: 'staff',
        afterHours: 16,
        text: 'Put it in: $f(-2) = \\sqrt{-2 + 6} = 2$, and that is not $-2$. When you squared $\\sqrt{x + 6} = x$ you also let in the solutions of $\\sqrt{x + 6} = -x$. After squaring, always test what you found in the equation that you began with.',
      },
    ],
  },
  {
    question: 'math-aa-sl/3.5-two-possible-triangles',
    from: 'sana',
    daysAgo: 9,
    time: '16:30',
    doubt:
      'My calculator only gives $59.4^\\circ$. How am I supposed to notice that there is a second angle?',
    entries: [
      {
        by: 'staff',
        afterHours: 19,
        text: 'Whenever the sine rule gives you an angle, think of $\\sin(180^\\circ - \\theta) = \\sin\\theta$. The second candidate is $180^\\circ - 59.4^\\circ = 120.6^\\circ$. Then ask whether it fits beside the angle that you know: $35^\\circ + 120.6^\\circ < 180^\\circ$, so here both triangles exist.',
      },
    ],
  },
  {
    question: 'math-aa-sl/4.7-squared-parameter',
    from: 'sana',
    daysAgo: 2,
    time: '17:45',
    doubt:
      'In part (d), why are $(1, 4)$ and $(4, 1)$ counted separately? The sum is $5$ both times, so I counted them once and got $\\frac{1}{9}$.',
  },
  {
    question: 'physics-sl/A.1-track-robot',
    from: 'milo',
    daysAgo: 2,
    time: '20:05',
    doubt:
      'For the average velocity in (c)(ii), do I divide $62\\ \\text{m}$ or $52\\ \\text{m}$ by the time? I thought that both are "how far it went".',
  },
  {
    question: 'chemistry-sl/S1.5-real-gases',
    from: 'ines',
    daysAgo: 1,
    time: '14:20',
    doubt:
      'About (e): why does the volume of the particles matter at high pressure only? The particles are the same size all the time.',
  },
];

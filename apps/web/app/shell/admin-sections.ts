import { CreditCard, LayoutDashboard, type LucideIcon, PenLine } from 'lucide-react';

interface AdminLink {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly end?: true;
}

export const adminSections: readonly { readonly title: string; readonly links: readonly AdminLink[] }[] = [
  {
    title: 'Academy',
    links: [
      { to: '/admin/', label: 'Overview', Icon: LayoutDashboard, end: true },
      { to: '/admin/grade-tests', label: 'Grade tests', Icon: PenLine },
      { to: '/admin/payments', label: 'Payments', Icon: CreditCard },
    ],
  },
];

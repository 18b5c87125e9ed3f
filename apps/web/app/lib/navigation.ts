import type { Site } from '@sevenfold/contract/site/page-context';
import { bankRoot, papersRoot } from '@sevenfold/contract/site/paths';
import { isLeftOut } from '@sevenfold/contract/site/variant.rules';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
  /** 'staff' links are for admin roles only, those of 'students' for everybody else who is signed in. */
  readonly audience?: 'staff' | 'students';
}

export const mainLinks: readonly NavigationLink[] = [
  { label: 'Today', to: '/today', audience: 'students' },
  { label: 'Home', to: '/' },
  { label: 'Admin', to: '/admin/', audience: 'staff' },
  { label: '1 on 1 Classes', to: '/online-classes' },
  { label: 'Question Bank', to: bankRoot },
  { label: 'Papers', to: papersRoot },
  { label: 'Take a test', to: '/take-a-test' },
  { label: 'Pricing', to: '/pricing', audience: 'staff' },
];

/** The drawer on phones has the same links and these two. */
export const drawerLinks: readonly NavigationLink[] = [
  ...mainLinks,
  { label: 'Blogs', to: '/blogs' },
  { label: 'Contact Us', to: '/contact-us' },
];

export const footerColumns: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'IB',
    links: [
      { label: 'Math AA SL', to: `${bankRoot}?subject=math-aa-sl` },
      { label: 'Math AA HL', to: `${bankRoot}?subject=math-aa-hl` },
      { label: 'Math AI SL', to: `${bankRoot}?subject=math-ai-sl` },
      { label: 'Math AI HL', to: '/ibdp-program-question-bank?subject=math-ai-hl' },
    ],
  },
  {
    title: 'General',
    links: [
      { label: '1 on 1 Classes', to: '/online-classes' },
      { label: 'Blogs', to: '/blogs' },
      { label: 'Contact us', to: '/contact-us' },
    ],
  },
  {
    title: 'Other',
    links: [
      { label: 'Terms & Conditions', to: '/terms' },
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Refund Policy', to: '/refund-policy' },
    ],
  },
];

export const userMenuLinks: readonly NavigationLink[] = [
  { label: 'Today', to: '/today' },
  { label: 'Progress', to: '/progress' },
  { label: 'Mistakes', to: '/mistakes' },
  { label: 'Account details', to: '/account-details' },
  { label: 'Saved questions', to: '/saved-questions' },
  { label: 'My tests', to: '/my-tests' },
  { label: 'My Doubts', to: '/my-doubts' },
];

export const inVariant = (variant: Site['variant'], links: readonly NavigationLink[]): NavigationLink[] =>
  links.filter((link) => !isLeftOut(variant, link.to.split('?', 1)[0] ?? link.to));

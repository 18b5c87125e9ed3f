import {
  BookOpen,
  ChartScatter,
  ClipboardList,
  CreditCard,
  FileText,
  FileUp,
  Flag,
  FolderTree,
  Gauge,
  History,
  LayoutDashboard,
  Library,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  PenLine,
  SearchX,
  Users,
} from 'lucide-react';

interface AdminLink {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly end?: true;
  /** Further pages of the section, which stand beside its first one. */
  readonly others?: readonly string[];
  /** Where pages lie that belong to the section, though not below its first one. */
  readonly also?: string;
}

export const adminSections: readonly { readonly title: string; readonly links: readonly AdminLink[] }[] = [
  {
    title: 'Academy',
    links: [
      { to: '/admin/', label: 'Overview', Icon: LayoutDashboard, end: true, also: '/admin/jobs' },
      { to: '/admin/grade-tests', label: 'Grade tests', Icon: PenLine },
      { to: '/admin/user-doubts', label: 'Doubts', Icon: MessagesSquare },
      { to: '/admin/reported-questions', label: 'Reported questions', Icon: Flag },
    ],
  },
  {
    title: 'Bank',
    links: [
      { to: '/admin/questions', label: 'Questions', Icon: ListChecks },
      { to: '/admin/subjects', label: 'Subjects', Icon: Library },
      { to: '/admin/topics', label: 'Topics', Icon: FolderTree },
      { to: '/admin/items', label: 'Figures', Icon: ChartScatter },
      { to: '/admin/searches', label: 'Searches', Icon: SearchX },
      {
        to: '/admin/upload_questions',
        others: ['/admin/upload_topics', '/admin/upload_subjects'],
        label: 'Import',
        Icon: FileUp,
      },
    ],
  },
  {
    title: 'Papers',
    links: [
      { to: '/admin/papers', label: 'Papers', Icon: FileText },
      { to: '/admin/blueprints', label: 'Blueprints', Icon: ClipboardList },
      { to: '/admin/grade-boundaries', label: 'Grade boundaries', Icon: Gauge },
    ],
  },
  {
    title: 'People and site',
    links: [
      { to: '/admin/users', label: 'Users', Icon: Users, also: '/admin/students' },
      { to: '/admin/payments', label: 'Payments', Icon: CreditCard },
      { to: '/admin/blogs', label: 'Blogs', Icon: Newspaper },
      { to: '/admin/pages', label: 'Pages', Icon: BookOpen },
      { to: '/admin/audit', label: 'Audit log', Icon: History },
    ],
  },
];

import { type ImportKind, importKinds } from '@sevenfold/contract/imports/import.constants';
import { useLocation, useSearchParams } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Page, PageHeader } from '~/ui/page.tsx';
import { TabsNav } from '~/ui/tabs-nav.tsx';
import type { Route } from './+types/import.page.ts';
import { wordsOf } from './import-words.ts';
import styles from './imports.module.css';
import { NewImport } from './new-import.tsx';
import { PastImports } from './past-imports.tsx';
import { StandingImport } from './standing-import.tsx';
import { useImport, useImports, useUpload } from './use-imports.ts';

const kindOf = (pathname: string): ImportKind =>
  importKinds.find((kind) => pathname.startsWith(wordsOf[kind].path)) ?? 'questions';

export const meta = (args: Route.MetaArgs) => {
  const { title, lead, path } = wordsOf[kindOf(args.location.pathname)];
  return pageMetadata({ title: titled(title), description: lead, path, noIndex: true }, args);
};

const tabs = (['questions', 'topics', 'subjects'] as const).map((kind) => ({
  to: wordsOf[kind].path,
  label: `${kind[0]!.toUpperCase()}${kind.slice(1)}`,
}));

export default function ImportPage() {
  const kind = kindOf(useLocation().pathname);
  const { title, lead } = wordsOf[kind];
  return (
    <Page width="full">
      <PageHeader title={title} lead={lead} />
      <TabsNav label="What to import" items={tabs} />
      <Imports key={kind} kind={kind} />
    </Page>
  );
}

function Imports({ kind }: { kind: ImportKind }) {
  const [address, setAddress] = useSearchParams();
  const id = address.get('import');
  const upload = useUpload();
  const imports = useImports(kind);
  return (
    <div className={styles.page}>
      {id === null ? (
        <NewImport
          kind={kind}
          upload={upload}
          onBegin={(begun) => setAddress({ import: begun.id }, { preventScrollReset: true })}
        />
      ) : (
        <One key={id} id={id} upload={upload} />
      )}
      <Loaded query={imports} what="the last imports" height="8rem">
        {(list) => <PastImports imports={list.filter((one) => one.id !== id)} />}
      </Loaded>
    </div>
  );
}

function One({ id, upload }: { id: string; upload: ReturnType<typeof useUpload> }) {
  const query = useImport(id);
  return (
    <Loaded query={query} what="the import">
      {(standing) => <StandingImport standing={standing} upload={upload} />}
    </Loaded>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { BackLink } from '~/lib/admin/back-link.tsx';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/edit-blueprint.page.ts';
import styles from './admin-papers.module.css';
import { BlueprintForm } from './blueprint-form.tsx';
import { MakePapers } from './make-papers.tsx';
import { NewBlueprint } from './new-blueprint.tsx';
import { blueprintKey } from './paper-queries.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    { title: titled('Blueprint'), description: 'One blueprint.', path: '/admin/blueprints', noIndex: true },
    args,
  );

export default function EditBlueprintPage() {
  const { id } = useParams();
  return (
    <Page width="full">
      <BackLink to="/admin/blueprints">All blueprints</BackLink>
      {id === undefined ? (
        <>
          <PageHeader title="New blueprint" />
          <NewBlueprint />
        </>
      ) : (
        <KnownBlueprint id={/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0} />
      )}
    </Page>
  );
}

function KnownBlueprint({ id }: { id: number }) {
  /** How often the blueprint was changed from beside the form, which then begins anew. */
  const [taken, setTaken] = useState(0);
  const query = useQuery({
    queryKey: blueprintKey(id),
    queryFn: () => api('GET /api/admin/blueprints/:id', { params: { id } }),
    enabled: id > 0,
    // What is being typed must not be replaced.
    refetchOnWindowFocus: false,
  });
  if (id === 0) {
    return (
      <EmptyState
        title="There is no blueprint at this address"
        text="The address needs the number of a blueprint."
      />
    );
  }
  return (
    <Loaded query={query} what="the blueprint">
      {(record) => (
        <>
          <PageHeader title={record.name} lead={record.subject.subject_name} />
          <div className={styles.columns}>
            <BlueprintForm key={`${id} ${taken}`} subject={record.subject} record={record} />
            <aside className={styles.side}>
              <MakePapers record={record} onTaken={() => setTaken(taken + 1)} />
            </aside>
          </div>
        </>
      )}
    </Loaded>
  );
}

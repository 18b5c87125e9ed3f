import { slugOf } from '@sevenfold/contract/content/slug.rules';
import { Button } from '~/ui/button.tsx';
import { TextArea, TextField } from '~/ui/field.tsx';
import { PictureField } from '../editor/picture-field.tsx';
import styles from './post-editor.module.css';
import type { PostFields, PostProblems } from './use-post-draft.ts';

type PostSettingsProps = {
  fields: PostFields;
  /** Where readers find the post now. */
  shownAt: string | null;
  problems: PostProblems;
  onChange: (part: Partial<PostFields>) => void;
};

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function PostSettings({ fields, shownAt, problems, onChange }: PostSettingsProps) {
  const { slug, title, author, description, featuredImage } = fields;
  const suggested = slugOf(title);
  return (
    <aside className={styles.settings} aria-label="About the post">
      <h2>About the post</h2>
      <TextField
        label="Address"
        name="slug"
        value={slug}
        onChange={(value) => onChange({ slug: value.toLowerCase().replaceAll(' ', '-') })}
        maxLength={120}
        errors={problems.slug ?? []}
        spellCheck={false}
        autoCapitalize="none"
        hint={
          shownAt === null
            ? `Readers will find it at /blogs/${slug || '…'}`
            : shownAt === `/blogs/${slug}`
              ? `Readers find it at ${shownAt}`
              : `Moves to /blogs/${slug || '…'} with the next publication. Old links will lead there.`
        }
        {...(!slugPattern.test(slug) && { error: 'Small letters, digits and single hyphens only' })}
      />
      {shownAt === null && suggested !== '' && suggested !== slug && (
        <Button variant="quiet" size="sm" onClick={() => onChange({ slug: suggested })}>
          Use “{suggested}”
        </Button>
      )}
      <TextField
        label="Author"
        name="author"
        value={author}
        onChange={(value) => onChange({ author: value })}
        maxLength={120}
        errors={problems.author ?? []}
      />
      <TextArea
        label="Description"
        name="description"
        value={description}
        onChange={(value) => onChange({ description: value })}
        rows={4}
        maxLength={400}
        errors={problems.description ?? []}
        hint="A sentence or two, for the list of posts and for search engines."
      />
      <PictureField
        label="Featured image"
        value={featuredImage ?? undefined}
        onChange={(picture) =>
          onChange({ featuredImage: picture ? { url: picture.url, alt: picture.alt } : null })
        }
        removable
        error={problems.featuredImage?.[0]}
      />
    </aside>
  );
}

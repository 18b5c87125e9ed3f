-- The same course at the other level: math-aa-sl and math-aa-hl.
create function sibling_slug(slug text) returns text language sql immutable strict as $$
  select regexp_replace(
    slug,
    '(^|-)' || level || '(-|$)',
    '\1' || case level when 'sl' then 'hl' else 'sl' end || '\2'
  )
  from substring(slug from '(?:^|-)(sl|hl)(?:-|$)') as level
  where level is not null
$$;

-- What of it is looked up: lower-case words of plain letters, names for symbols, no bare numbers.
create function search_plain(readable text) returns text language plpgsql immutable strict parallel safe as $$
declare
  t text := readable;
begin
  if t ~ '[^\x01-\x7f]' then
    t := replace(replace(replace(replace(replace(replace(replace(replace(t, 'α', ' alpha '), 'β', ' beta '),
      'γ', ' gamma '), 'δ', ' delta '), 'θ', ' theta '), 'λ', ' lambda '), 'μ', ' mu '), 'π', ' pi ');
    t := replace(replace(replace(replace(replace(replace(replace(replace(t, 'ρ', ' rho '), 'σ', ' sigma '),
      'φ', ' phi '), 'ω', ' omega '), '∫', ' integral '), '∑', ' sum '), '√', ' root '), '∞', ' infinity ');
    t := regexp_replace(normalize(t, NFKD), '[\u0300-\u036f]', '', 'g');
  end if;
  t := regexp_replace(lower(t), '''s?\M|[^a-z0-9]+', ' ', 'g');
  return trim(regexp_replace(t, '\m([0-9]+[a-z]?|[a-z])\M *', '', 'g'));
end $$;

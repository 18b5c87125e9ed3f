-- What a question says, for people: Markdown and LaTeX without their marks, symbols instead of commands.
create function search_readable(written text) returns text language plpgsql immutable strict parallel safe as $$
declare
  t text := written;
  before text;
  command text;
begin
  t := regexp_replace(t, '!?\[([^\]]*)\]\([^)]*\)', '\1', 'g');
  t := regexp_replace(t, '\*\*|`|^#+ |^\|?[-:| ]{3,}$', '', 'gn');
  if strpos(t, '\') > 0 then
    t := regexp_replace(t, '\\(begin|end)\{[^{}]*\}(\{[lcr|]*\})?', ' ', 'g');
    t := regexp_replace(t, '\\[,;:!> \\]|\\q?quad(?![a-zA-Z])', ' ', 'g');
    -- From the inside out, so that fractions may hold powers and roots may hold fractions.
    for depth in 1..6 loop
      before := t;
      t := regexp_replace(t, '\\(text|mathrm|mathbf|mathbb|mathcal|mathit|textbf|textit|boldsymbol|operatorname\*?|overline|underline|bar|hat|ce|boxed|left|right|displaystyle|limits|big|Big|bigg|Bigg)(?![a-zA-Z])', '', 'g');
      t := regexp_replace(t, '([\^_])\{([0-9]+|[^{}])\}', '\1\2', 'g');
      t := regexp_replace(t, '([\^_])\{([^{}]*)\}', '\1(\2)', 'g');
      t := regexp_replace(t, '\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}', '\1/\2', 'g');
      t := regexp_replace(t, '\\[dt]?binom\s*\{([^{}]*)\}\s*\{([^{}]*)\}', ' binomial(\1, \2)', 'g');
      t := regexp_replace(t, '\\sqrt\s*(\[[^\]]*\])?\s*\{([^{}]*)\}', '√(\2)', 'g');
      t := regexp_replace(t, '\\(vec|overrightarrow)\s*\{([^{}]*)\}', ' vector \2', 'g');
      exit when t = before;
    end loop;
    for command in select distinct name[1] from regexp_matches(t, '\\([a-zA-Z]+)', 'g') as name loop
      t := regexp_replace(t, '\\' || command || '(?![a-zA-Z])', case command
        when 'alpha' then 'α' when 'beta' then 'β' when 'gamma' then 'γ' when 'delta' then 'δ' when 'Delta' then 'Δ'
        when 'epsilon' then 'ε' when 'varepsilon' then 'ε' when 'theta' then 'θ' when 'lambda' then 'λ'
        when 'mu' then 'μ' when 'pi' then 'π' when 'rho' then 'ρ' when 'sigma' then 'σ' when 'Sigma' then 'Σ'
        when 'tau' then 'τ' when 'phi' then 'φ' when 'varphi' then 'φ' when 'omega' then 'ω' when 'Omega' then 'Ω'
        when 'int' then '∫' when 'sum' then '∑' when 'prod' then '∏' when 'infty' then '∞' when 'partial' then '∂'
        when 'sqrt' then '√' when 'times' then ' × ' when 'cdot' then ' · ' when 'div' then ' ÷ ' when 'pm' then ' ± '
        when 'le' then ' ≤ ' when 'leq' then ' ≤ ' when 'ge' then ' ≥ ' when 'geq' then ' ≥ ' when 'ne' then ' ≠ '
        when 'neq' then ' ≠ ' when 'approx' then ' ≈ ' when 'equiv' then ' ≡ ' when 'to' then ' → '
        when 'rightarrow' then ' → ' when 'longrightarrow' then ' → ' when 'rightleftharpoons' then ' ⇌ '
        when 'Rightarrow' then ' ⇒ ' when 'in' then ' ∈ ' when 'cup' then ' ∪ ' when 'cap' then ' ∩ '
        when 'subset' then ' ⊂ ' when 'mid' then ' | ' when 'perp' then ' ⊥ ' when 'angle' then '∠'
        when 'circ' then '°' when 'degree' then '°' when 'ldots' then '…' when 'dots' then '…' when 'cdots' then '…'
        else ' ' || command || ' ' end, 'g');
    end loop;
    t := replace(t, '^°', '°');
    t := replace(t, '\', '');
  end if;
  t := regexp_replace(t, '([A-Z][a-z]?|\))_([0-9])', '\1\2', 'g');
  t := regexp_replace(translate(t, '$~&{}', '   '), '\s+', ' ', 'g');
  return trim(regexp_replace(t, ' (?=[\^_,.)])', '', 'g'));
end $$;

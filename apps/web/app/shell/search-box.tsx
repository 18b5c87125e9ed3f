import { Search } from 'lucide-react';
import { Form } from 'react-router';
import styles from './search-box.module.css';

/** Works without scripts as well: a plain form that leads to the results page. */
export function SearchBox() {
  return (
    <Form action="/search" className={styles.box} role="search">
      <Search aria-hidden="true" />
      <input
        type="search"
        name="query"
        aria-label="Search questions and topics"
        placeholder="Search"
        maxLength={200}
        autoComplete="off"
      />
    </Form>
  );
}

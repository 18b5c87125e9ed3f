import { createStore, useStore } from 'zustand';

const store = createStore<{ readonly open: boolean }>()(() => ({ open: false }));

export const useSearchDialog = () => useStore(store);

export const openSearch = (): void => store.setState({ open: true });
export const closeSearch = (): void => store.setState({ open: false });

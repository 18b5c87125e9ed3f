import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it, vi } from 'vitest';
import { routeFinder } from './route-of.ts';

const routes: RouteObject[] = [
  {
    id: 'shell',
    children: [
      { id: 'home', index: true },
      { id: 'login', path: 'login' },
      { id: 'question', path: 'bank/:subject?/:topic?/:id' },
      { id: 'bank', path: 'bank', children: [{ id: 'list', index: true }] },
      { id: 'builder', path: 'test' },
      {
        id: 'test',
        path: 'test/:slug',
        children: [
          { id: 'take', index: true },
          { id: 'result', path: 'result' },
        ],
      },
      { id: 'users', path: 'admin/users/:id' },
      { id: 'nothing', path: '*' },
    ],
  },
];

const paths = [
  ...['/%6Cogin', '/elsewhere', '/login', '/LOGIN', '/login/', '/login.data', '//login', '/login/more'],
  ...['/', '/bank', '/bank/one', '/bank/login', '/bank/a/b/c', '/bank/a/b/c/d', '/test', '/test/one'],
  ...['/test/two', '/test/two/result', '/test/result', '/test/result/result', '/test/one/else', '/users'],
  ...['/test/a%2Fresult', '/test/%72esult', '/admin/users', '/admin/users/7', '/admin/users/login', '/é'],
];

it('finds what the router finds, whatever was asked before', () => {
  const asRouter = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id;
  const expected = new Map(paths.map((path) => [path, asRouter(path)]));
  for (const first of paths) {
    const find = routeFinder(routes);
    find(first);
    expect(new Map(paths.map((path) => [path, find(path)]))).toEqual(expected);
  }
});

it('asks the router once for all paths of a shape', () => {
  const read = vi.fn(() => 'test/:slug');
  const find = routeFinder([Object.defineProperty({ id: 'test' }, 'path', { get: read }) as RouteObject]);
  expect(find('/test/one')).toBe('test');
  read.mockClear();
  expect(find('/test/two')).toBe('test');
  expect(read).not.toHaveBeenCalled();
});

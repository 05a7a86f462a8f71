import type { WireMessage } from '@overtrick/table';
import { expect, test } from 'vitest';
import { FriendsLine, type LineSocket } from './line.ts';

/** A line to a table, the server at its other end, and what it was asked. */
function lineTo() {
  const asked: { readonly kind: string; readonly id: number }[] = [];
  const later: (() => void)[] = [];
  const socket: LineSocket = {
    ...{ onopen: null, onmessage: null, onclose: null, close() {} },
    send: (text) => void asked.push(JSON.parse(String(text))),
  };
  const line = new FriendsLine({
    ...{ table: 'table', token: 'token', connect: () => socket, chance: () => 0 },
    after: (_, call) => {
      later.push(call);
      return () => later.splice(later.indexOf(call), 1);
    },
  });
  line.come();
  socket.onopen?.call(socket as WebSocket, new Event('open'));
  const tell = (message: WireMessage) =>
    socket.onmessage?.call(
      socket as WebSocket,
      new MessageEvent('message', { data: JSON.stringify(message) }),
    );
  const close = (code: number) => {
    const event = Object.assign(new Event('close'), { code }) as CloseEvent;
    socket.onclose?.call(socket as WebSocket, event);
  };
  return { line, asked, later, tell, close };
}

test('what cannot be kept is asked for again, and whoever asked is told that the server cannot write', async () => {
  const { line, asked, later, tell } = lineTo();
  const done = line.do('key', { type: 'next' });
  const { id } = asked.at(-1) ?? { id: 0 };
  tell({ kind: 'trouble', id });
  expect(line.state.kind).toBe('waiting');
  for (const call of [...later]) call();
  expect(asked.filter((each) => each.id === id).length).toBe(2);
  tell({ kind: 'done', id, seq: 7 });
  expect(await done).toBe(7);
  expect(line.state.kind).toBe('there');
});

test('while the store is away an answer does not say that it is back', () => {
  const { line, asked, tell } = lineTo();
  void line.do('key', { type: 'next' });
  tell({ kind: 'store', isAway: true });
  tell({ kind: 'done', id: asked.at(-1)?.id ?? 0, seq: 7 });
  expect(line.state.kind).toBe('waiting');
  tell({ kind: 'store', isAway: false });
  expect(line.state.kind).toBe('there');
});

test('a server that starts anew has said so until it is back', () => {
  const { line, close } = lineTo();
  close(1012);
  expect(line.state).toEqual({ kind: 'cut', isRestart: true });
  line.come();
  close(1006);
  expect(line.state).toEqual({ kind: 'cut', isRestart: true });
  line.come();
  close(4408);
  expect(line.state).toEqual({ kind: 'cut', isRestart: false });
});

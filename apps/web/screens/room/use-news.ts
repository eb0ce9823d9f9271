import { effect, type ReadonlySignal, useSignal } from '@preact/signals';
import type { Room } from '@zunft/protocol';
import { useEffect } from 'preact/hooks';
import type { RoomEntry } from '../../online/room-entry.ts';
import { play } from '../../sound/sound.ts';
import { isAskedIfReady, newsOf } from './news.ts';
import { roomSay } from './words.ts';

/** What has just happened on the chairs, in a sentence. */
export function useNews(entry: RoomEntry): ReadonlySignal<string> {
  const said = useSignal('');
  useEffect(() => {
    let before: Room = entry.room.peek();
    return effect(() => {
      const room = entry.room.value;
      const news = newsOf(before, room);
      const isNewlyAsked = isAskedIfReady(room) && !isAskedIfReady(before);
      before = room;
      if (news.length === 0) return;
      said.value = news.map(({ word, name }) => roomSay(word, { name })).join(' ');
      play(isNewlyAsked ? 'decision' : 'others');
    });
  }, [entry]);
  return said;
}

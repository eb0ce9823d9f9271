import { describe, expect, it } from 'vitest';
import { placesOf } from './score.ts';

describe('places', () => {
  it('[G-21] the winner is first, the others follow by points', () => {
    expect(placesOf([9, 20, 4, 12], 1)).toEqual([3, 1, 4, 2]);
  });

  it('[G-21] equal points share a place', () => {
    expect(placesOf([7, 7, 21, 3], 2)).toEqual([2, 2, 1, 4]);
  });

  it('[G-21] whoever won is first, whatever the others have', () => {
    expect(placesOf([20, 25, 20], 0)).toEqual([1, 2, 3]);
  });
});

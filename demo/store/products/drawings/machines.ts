import {
  area,
  at,
  blue,
  box,
  copper,
  dark,
  disc,
  green,
  grey,
  ink,
  line,
  orange,
  oval,
  pale,
  red,
  ring,
  sky,
  steel,
  white,
  yellow,
} from './shapes.ts'

const cabinet = box(4, 2, 24, 28, pale, 2) + box(4, 2, 24, 6, steel, 2)
const wheel = disc(0, 0, 3.2, ink) + disc(0, 0, 1.4, steel)

/** Machines for the house and the garden. */
export const machines: Readonly<Record<string, string>> = {
  'washing-machine':
    cabinet +
    disc(9, 5, 1.7, ink) +
    box(19, 3.8, 6, 2.4, blue, 0.6) +
    disc(16, 19, 8.6, grey) +
    disc(16, 19, 7, ink) +
    disc(16, 19, 5.8, sky) +
    area('M10.3 20c2-1.5 3.8 1.3 5.7 0s3.6 1.3 5.7 0a5.8 5.8 0 0 1-11.4 0z', blue),
  dishwasher:
    cabinet +
    box(19, 3.8, 6, 2.4, blue, 0.6) +
    box(6, 9, 20, 13, ink, 1) +
    at(
      [
        [11, 15],
        [16, 15],
        [21, 15],
      ],
      disc(0, 0, 4, white) + ring(0, 0, 2.4, steel, 0.7),
    ) +
    line('M7 19.5h18', steel, 1) +
    area('M3 22h26l-1.6 7.4H4.6z', steel) +
    box(11, 25, 10, 1.6, dark, 0.8),
  refrigerator:
    box(7, 1, 18, 29, pale, 2) +
    box(7, 18.4, 18, 1, grey) +
    box(9.4, 9, 1.6, 7, dark, 0.8) +
    box(9.4, 21.4, 1.6, 5, dark, 0.8) +
    box(17, 4.5, 5, 2.6, blue, 0.6),
  oven:
    cabinet +
    at(
      [
        [8, 5],
        [12, 5],
        [24, 5],
      ],
      disc(0, 0, 1.5, ink),
    ) +
    box(15, 3.8, 6, 2.4, ink, 0.6) +
    box(7, 10, 18, 1.6, dark, 0.8) +
    box(7, 13.5, 18, 13, ink, 1) +
    line('M9 17.5h14M9 21h14', grey, 0.8) +
    line('M9.5 25h13', orange, 1.4),
  'lawn-mower':
    line('M20 20 28 4h-4', dark, 1.8) +
    box(7, 11, 9, 7, ink, 1.5) +
    box(9, 9, 5, 2.4, grey, 1) +
    area('M3 25c0-4 2-8 6-8h9c4 0 7 3 8 8z', red) +
    at(
      [
        [7, 26],
        [23, 26],
      ],
      wheel,
    ) +
    line('M1.5 29.5v-3M29 29.5v-4M31 29.5v-3', green, 1),
  chainsaw:
    box(13, 16, 17, 4.6, steel, 2.3) +
    line('M14 16h13.7a2.3 2.3 0 0 1 0 4.6H14', ink, 1, '1.4 .8') +
    area('M2 16c0-2 1-3 3-3h9c2 0 3 1 3 3v7c0 1-1 2-2 2H4c-1 0-2-1-2-2z', orange) +
    line('M4.5 13.5c0-6 9-6 9 0', ink, 2) +
    line('M2.5 19C-.5 21 0 25.5 4 25', ink, 2) +
    disc(9.5, 19, 3, ink) +
    disc(9.5, 19, 1.2, steel),
  'cordless-drill':
    box(25, 9.4, 6, 1.4, steel, 0.4) +
    area('M20 7.4h3.6l2 1.4v2.6l-2 1.4H20z', dark) +
    area(
      'M3 7c0-1.4 1-2.4 2.4-2.4H18c1.4 0 2.4 1 2.4 2.4v6c0 1.2-.8 2-2 2H5c-1.2 0-2-.8-2-2z',
      orange,
    ) +
    area('M5.4 14.6h7.4L11.6 24H4.8z', ink) +
    area('M12.8 15h2.6l-1 3.6H12z', red) +
    box(2.4, 23.4, 12.4, 6.2, dark, 1.2) +
    box(2.4, 23.4, 12.4, 1.6, orange, 0.6) +
    line('M6 8h8M6 10.4h8', '#d47f10', 0.9),
  'angle-grinder':
    disc(23, 20, 8, steel) +
    disc(23, 20, 5, pale) +
    disc(23, 20, 1.6, dark) +
    area('M13.6 20a9.4 9.4 0 0 1 18.2-3H23z', dark) +
    box(1, 9, 19, 7, '#12887a', 3.4) +
    box(16, 8, 9, 8, grey, 2) +
    box(5, 10.6, 7, 1.8, ink, 0.9) +
    line('M20 8.5V2.6', ink, 2.6),
  'air-conditioner':
    box(2, 6, 28, 13, pale, 3) +
    box(2, 6, 28, 3, white, 1.5) +
    box(5, 15.4, 22, 1.8, dark, 0.9) +
    box(22, 10.6, 5, 2.2, blue, 0.6) +
    line('M9 21.5c-2 2 1 4-1 6.5M16 21.5c-2 2 1 4-1 6.5M23 21.5c-2 2 1 4-1 6.5', sky, 1.5),
  boiler:
    box(6, 1.5, 20, 23, pale, 2) +
    box(6, 18, 20, 6.5, steel, 2) +
    area('M16 5c2.6 2.6 4 4.6 4 6.8a4 4 0 0 1-8 0C12 9.6 13.4 7.6 16 5z', blue) +
    area('M16 9.4c1.2 1.2 1.9 2.2 1.9 3.2a1.9 1.9 0 0 1-3.8 0c0-1 .7-2 1.9-3.2z', sky) +
    disc(10, 21.2, 1.7, ink) +
    box(14, 20, 8.6, 2.6, ink, 0.6) +
    at(
      [
        [9, 24.5],
        [13.2, 24.5],
        [17.4, 24.5],
        [21.4, 24.5],
      ],
      box(0, 0, 1.8, 5.5, copper),
    ),
  'vacuum-cleaner':
    line('M9.5 17C8 6 18 2 22.4 6.4L27 25', dark, 2) +
    area('M2 25c0-5 3-9 9-9s8 4 8 9c0 1.6-1 3-3 3H5c-2 0-3-1.4-3-3z', red) +
    area('M5 20.6c1-2 3-3 6-3s4.6 1 5.4 3z', '#f4907f') +
    disc(6.4, 26.4, 3.4, ink) +
    disc(6.4, 26.4, 1.4, steel) +
    disc(16.2, 27.6, 2, ink) +
    area('M22 29.6c0-2.6 2-4.4 4.6-4.4s4.4 1.8 4.4 4.4z', ink),
  'robot-vacuum':
    line('M4.5 25 1 27.6M5.6 26.4 4 30M3.6 23.6 0 23', steel, 1) +
    disc(16, 16, 13.4, ink) +
    disc(16, 16, 11.4, dark) +
    area('M4.9 13.4a11.4 11.4 0 0 1 22.2 0z', grey) +
    disc(16, 11.4, 3.6, ink) +
    disc(16, 11.4, 2, steel) +
    box(13, 20, 6, 2.6, ink, 1.3) +
    disc(16, 21.3, 0.9, '#56d98b'),
  'gas-grill':
    line('M8 19v10M24 19v8', dark, 1.8) +
    box(8, 23, 16, 1.4, grey) +
    box(1, 14.4, 30, 1.8, steel, 0.6) +
    area('M5 14.4C5 8 9.4 4.6 16 4.6S27 8 27 14.4z', ink) +
    box(11, 10.6, 10, 1.5, steel, 0.7) +
    box(5, 16.2, 22, 5, dark, 1) +
    at(
      [
        [10, 18.7],
        [16, 18.7],
        [22, 18.7],
      ],
      disc(0, 0, 1.4, red),
    ) +
    disc(24, 28, 2.2, ink) +
    disc(24, 28, 0.9, steel),
  smoker:
    line('M5.5 3c-1-1.2 1-1.6 0-3', steel, 0.9) +
    box(4.4, 3.4, 2.4, 6, dark) +
    line('M7 17v12M19 17v12M27 21v8', dark, 1.7) +
    box(2, 8, 21, 11, ink, 5) +
    box(2, 13, 21, 0.9, grey) +
    box(9, 10.4, 7, 1.4, steel, 0.7) +
    box(22, 14, 8, 8, dark, 1.2) +
    box(24, 16, 4, 4, orange, 0.6) +
    disc(18.6, 11.4, 1, yellow),
  treadmill:
    area('M2 26.4 23 21h6l1.4 4L9 30H2z', dark) +
    area('M4.6 26.6 22.4 22.2h5L10 28.2H4.6z', ink) +
    line('M26.6 22 23.4 6.6', steel, 2.2) +
    line('M24.6 12.6 16.4 14.2', dark, 1.8) +
    area('M18.6 4.4 28 2.4l.9 4.4-9.4 2z', ink) +
    area('M20.2 5.2 26.8 3.8l.4 2-6.6 1.4z', sky),
  'exercise-bike':
    ring(22.4, 21.6, 5.6, dark, 1.8) +
    disc(22.4, 21.6, 2.2, red) +
    line('M3 29h26', ink, 2) +
    line('M9 8.4 13 29M12 21.6h10.4L20.8 8l4-1.6', dark, 2) +
    line('M12 21.6 22 12', red, 2) +
    area('M4.6 8.4C5 6.6 7 6 9 6.2l5 .6c1 .2 1 1.6 0 1.8z', ink) +
    box(19.2, 3, 6, 3.6, ink, 1) +
    line('M12 21.6 10.4 25.4', steel, 1.6) +
    box(8.4, 25, 4, 1.4, ink, 0.7),
  faucet:
    box(6, 27, 14, 3, grey, 1) +
    line('M13 27V13c0-9 12-9 12 0v3', steel, 4.4) +
    line('M11.8 26V13c0-4 2-6 4.4-6.6', white, 1) +
    box(22, 15, 6, 2.4, grey, 0.6) +
    line('M13 19 5.4 15', dark, 2.4) +
    area('M25 20.4c1.4 2 2 3 2 4a2 2 0 0 1-4 0c0-1 .6-2 2-4z', blue) +
    oval(13, 27, 3.4, 0.8, dark),
}

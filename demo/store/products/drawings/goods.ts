import {
  area,
  at,
  blue,
  box,
  brass,
  dark,
  disc,
  green,
  grey,
  ink,
  line,
  orange,
  oval,
  pale,
  ring,
  sand,
  sky,
  steel,
  turned,
  white,
  wood,
  yellow,
} from './shapes.ts'

const bud = disc(0, 0, 3.2, white) + box(-1.4, 1, 2.8, 8, white, 1.4) + disc(-0.6, -0.4, 1.5, grey)
const bar = box(0, 0, 2.2, 1.6, pale)

/** What stands in the shelves, where the icons have nothing that looks like it. */
export const goods: Readonly<Record<string, string>> = {
  earbuds:
    at([[9.5, 6]], bud) +
    at([[22.5, 6]], `<g transform="scale(-1 1)">${bud}</g>`) +
    box(5, 17, 22, 13, pale, 6) +
    line('M5 22.6h22', grey, 0.8) +
    disc(16, 26, 0.9, green),
  tablet:
    box(5.4, 1.6, 21.2, 28.4, '#49688a', 2.4) +
    box(7.4, 4, 17.2, 23.6, '#f5f1e4', 0.8) +
    line('M10 8h8M10 11h12M10 13.6h12M10 16.2h9', grey, 0.9) +
    area('M10 25.4l4-5 3 3.4 2.4-2.6 2.6 4.2z', '#7fa38f'),
  'smart-speaker':
    box(7, 3, 18, 27, sand, 8.6) +
    oval(16, 6.6, 6.4, 2.4, '#bfa878') +
    oval(16, 6.4, 4.4, 1.4, sky) +
    at(
      [12, 15, 18, 21, 24].flatMap(y =>
        [10.6, 13.3, 16, 18.7, 21.4].map((x): [number, number] => [x, y]),
      ),
      disc(0, 0, 0.7, '#a48d5f'),
    ),
  'smart-plug':
    box(5, 6, 22, 22, white, 6) +
    ring(16, 17, 7.6, steel, 1.2) +
    disc(16, 17, 6.6, pale) +
    disc(13, 17, 1.2, ink) +
    disc(19, 17, 1.2, ink) +
    disc(16, 8.8, 0.9, green) +
    box(12, 2, 2, 4.4, grey, 0.8) +
    box(18, 2, 2, 4.4, grey, 0.8),
  'door-lock':
    box(4, 2, 10, 28, pale, 2) +
    disc(9, 9, 5.6, ink) +
    ring(9, 9, 3.9, blue, 0.9) +
    disc(9, 9, 1.2, white) +
    line('M9 19h18', grey, 3.6) +
    disc(9, 19, 3.2, dark) +
    area('M9 24.2a1.3 1.3 0 0 1 .8 2.3l.5 2H7.7l.5-2a1.3 1.3 0 0 1 .8-2.3z', ink),
  'game-console':
    box(3, 3, 9.6, 27, ink, 2) +
    box(4.6, 3, 1, 27, blue) +
    disc(9.4, 6.6, 0.9, white) +
    box(7.6, 10, 3.6, 0.9, grey) +
    area(
      'M16 20c.6-2.6 2-4 4-4h4c2 0 3.4 1.4 4 4l2 7c.6 2-1.8 3.4-3.2 1.6L24.6 26h-5.2l-2.2 2.6C15.8 30.4 13.4 29 14 27z',
      dark,
    ) +
    disc(19, 20.4, 1.5, steel) +
    disc(25, 20.4, 1.5, orange) +
    area('M17.4 12c.4-2 1.6-3 3-3h3.2c1.4 0 2.6 1 3 3l.6 2.2h-10.4z', grey),
  'coffee-bag':
    area('M8 6h16l2 22c0 1.2-.8 2-2 2H8c-1.2 0-2-.8-2-2z', '#7a4a33') +
    box(7.6, 2, 16.8, 4.6, '#5d3524', 0.8) +
    box(9.4, 11, 13.2, 12, '#f4e6cf', 1) +
    oval(13.4, 17, 2.2, 3.2, '#7a4a33') +
    oval(18.6, 17, 2.2, 3.2, '#7a4a33') +
    line('M13.4 14.4c-1 1.6 1 3.4 0 5.2M18.6 14.4c-1 1.6 1 3.4 0 5.2', '#f4e6cf', 0.7),
  'sourdough-loaf':
    oval(16, 19, 14, 10, '#a8642f') +
    oval(16, 17.6, 13, 8.6, '#cf8c4a') +
    line('M8 20c2-4 8-7 15-8M7.6 15.4c1.4-2 3.4-3.4 6-4.4M13 24c3-3.6 7-6 12-7', '#f6ddb2', 1.7),
  'oil-bottle':
    box(13.4, 1.4, 5.2, 3.4, ink, 0.8) +
    area(
      'M14 4.8h4v5c0 2 4 3 4 7V28c0 1.2-.8 2-2 2h-8c-1.2 0-2-.8-2-2V16.8c0-4 4-5 4-7z',
      '#6f8a2c',
    ) +
    area('M11.4 18h9.2v9.6H11.4z', '#f6f1dd') +
    oval(16, 22.8, 2.4, 3, '#93a83b') +
    area('M16 19.8c1-1.6 2.4-1.8 3.4-1.4-.4 1.2-1.6 2-3.4 1.4z', green),
  blender:
    box(10, 1.6, 12, 2.4, ink, 1) +
    area('M8.6 4h14.8l-2 16.4H10.6z', '#c9e4f2') +
    area('M9.4 10.4h13.2L21.4 20.4H10.6z', '#ef7d94') +
    line('M23.2 6.4h3.4v8h-4.2', steel, 1.6) +
    area('M9 20.4h14L25 30H7z', dark) +
    disc(16, 25.4, 2.6, pale) +
    line('M16 25.4v-2', ink, 1),
  toaster:
    box(9, 3, 6.4, 10, '#e2a765', 1.6) +
    box(17, 3, 6.4, 10, '#e2a765', 1.6) +
    box(10.4, 4.4, 3.6, 8, '#f4d3a0', 1) +
    box(18.4, 4.4, 3.6, 8, '#f4d3a0', 1) +
    box(4, 10, 24, 18, steel, 5) +
    box(4, 22, 24, 6, grey, 3) +
    line('M8 10.8h16', dark, 1.4) +
    box(28, 14, 2.4, 3, ink, 0.8) +
    disc(10, 18, 1.8, ink) +
    box(6, 28, 4, 2, ink, 0.6) +
    box(22, 28, 4, 2, ink, 0.6),
  'coffee-machine':
    area('M5 4c0-1.2.8-2 2-2h18c1.2 0 2 .8 2 2v5H13v16h14v5H7c-1.2 0-2-.8-2-2z', ink) +
    box(14, 9, 11, 3, dark, 0.6) +
    area('M15 14h9.6c1.4 2 1.6 7 .4 11H14.6c-1.2-4-1-9 .4-11z', steel) +
    line('M25 16.4h3.4v5.6H25', grey, 1.4) +
    box(17, 12.6, 5.6, 1.8, ink, 0.6) +
    disc(9, 6.4, 1.2, '#56d98b') +
    line('M8.6 12v10', sky, 1.2),
  armchair:
    line('M9 26 7.4 30M23 26l1.6 4', wood, 1.8) +
    area('M7 4.6C7 3 8.4 2 10 2h12c1.6 0 3 1 3 2.6V20H7z', '#64824b') +
    box(3, 13, 6, 13, '#55713f', 3) +
    box(23, 13, 6, 13, '#55713f', 3) +
    box(8, 18, 16, 8, '#7c9a60', 2.4),
  'reading-lamp':
    area('M10.4 2h11.2L26 14H6z', '#f3e4c6') +
    area('M6 14h20l-.6-1.8H6.6z', yellow) +
    box(15.2, 14, 1.6, 12, wood) +
    area('M9 30c0-2.6 3-4 7-4s7 1.4 7 4z', wood) +
    line('M20.4 14v4.4', steel, 0.8) +
    disc(20.4, 18.8, 0.8, brass),
  'iron-pan': turned(
    -28,
    box(24, 14.4, 8, 3.2, ink, 1.6) +
      disc(14, 16, 12, ink) +
      disc(14, 16, 10, dark) +
      line('M7.6 13a7.2 7.2 0 0 1 5-4.4', steel, 1.1) +
      disc(30, 16, 0.9, grey),
  ),
  stroller:
    line('M27.6 4.4 24 5.6l-3 15', dark, 1.8) +
    area('M15 16V4C8 4 4 9.4 4 16z', '#4f7a4c') +
    line('M15 16V4M15 16 8 6.6M15 16 4.6 12', '#3d623b', 0.8) +
    area('M4 16h19c0 5-3.6 7.4-9.4 7.4S4 21 4 16z', '#6d9a69') +
    line('M9 23 7.6 26M19 22.4 22 26', dark, 1.6) +
    at(
      [
        [7.4, 27],
        [22.4, 27],
      ],
      disc(0, 0, 3, ink) + disc(0, 0, 1.3, steel),
    ),
  'gift-card':
    box(2, 7, 28, 18, '#1e5b4b', 2.4) +
    box(2, 13.4, 28, 3, '#f0c35a') +
    box(9, 7, 3, 18, '#f0c35a') +
    area(
      'M10.5 13.4C6 13.4 5.4 9 8 9c1.6 0 2.5 2.4 2.5 4.4 0-2 .9-4.4 2.5-4.4 2.6 0 2 4.4-2.5 4.4z',
      '#f9dd95',
    ) +
    line('M17 20.6h9', '#8fc0a9', 1.2),
  'birthday-card':
    box(2, 6, 28, 20, '#f6d5dd', 2.4) +
    box(9, 17, 14, 6, '#c06a8a', 1) +
    area('M9 17.6c1.4 2 2.8 2 4.6 0 1.8 2 3 2 4.8 0 1.8 2 3.2 2 4.6 0V16H9z', white) +
    line('M12.4 15.4v-3M16 15.4v-3M19.6 15.4v-3', blue, 1.1) +
    at(
      [
        [12.4, 10.6],
        [16, 10.6],
        [19.6, 10.6],
      ],
      oval(0, 0, 0.8, 1.2, orange),
    ),
  'flower-card':
    box(2, 6, 28, 20, '#dfeadf', 2.4) +
    line('M16 23V14M12.4 23l1.4-7M19.6 23l-1.4-7', '#4f7a4c', 1.2) +
    at(
      [
        [12.4, 13.6],
        [16, 11],
        [19.6, 13.6],
      ],
      disc(0, 0, 2.6, '#c06a8a') + disc(0, 0, 1, '#f0c35a'),
    ),
  'winter-card':
    box(2, 6, 28, 20, '#27496d', 2.4) +
    area(
      'M2 21c6-3.4 10 1 15-1s8-2 13 0v3.6A2.4 2.4 0 0 1 27.6 26H4.4A2.4 2.4 0 0 1 2 23.6z',
      white,
    ) +
    area('M8 21h6v-5l-3-3-3 3z', '#b3431a') +
    area('M19 21.400h5.600l-2.8-8.400z', '#3d7a5c') +
    at(
      [
        [6, 10],
        [12, 9.4],
        [17.4, 11.6],
        [23.4, 9.2],
        [27, 12.4],
      ],
      disc(0, 0, 0.7, white),
    ),
  'wedding-card':
    box(2, 6, 28, 20, '#f4efe4', 2.4) +
    ring(13.4, 16.6, 4.4, '#d9a53a', 1.6) +
    ring(18.6, 16.6, 4.4, '#b98a2c', 1.6),
  'easter-card':
    box(2, 6, 28, 20, '#e7f0d8', 2.4) +
    oval(11.4, 17, 3.6, 4.8, '#7fa7d9') +
    oval(20.6, 17, 3.6, 4.8, '#e0a3b8') +
    line('M8 17h6.800M17.2 17H24', white, 1.2),
  'lever-arch-files': [
    [3, '#27618a'],
    [12, '#b3431a'],
    [21, '#3b7a57'],
  ]
    .map(
      ([x, fill]) =>
        box(Number(x), 2, 8, 28, String(fill), 1) +
        box(Number(x) + 1.6, 6, 4.8, 9, white, 0.5) +
        ring(Number(x) + 4, 22.6, 1.8, pale, 1),
    )
    .join(''),
  'paper-ream':
    area('M4 12 16 7l12 5v14l-12 4-12-4z', '#dfe5ec') +
    area('M4 12 16 7l12 5-12 4.4z', white) +
    area('M4 15.4 16 20l12-4.6v6L16 26 4 21.4z', blue) +
    line('M4 12l12 4.4L28 12', steel, 0.6),
  'parcel-labels':
    disc(13, 15, 11, white) +
    disc(13, 15, 4.4, '#c9a26e') +
    disc(13, 15, 2.8, '#8d6b40') +
    ring(13, 15, 7.6, pale, 0.8) +
    area('M13 26h16.4c.4 0 .6.2.6.6V16h-6c0 6-4.4 10-11 10z', white) +
    line('M20 23.4h8', steel, 0.8) +
    at(
      [
        [22, 18],
        [25.6, 18],
      ],
      bar,
    ) +
    box(24.8, 17.4, 3.6, 3.6, ink, 0.3),
}

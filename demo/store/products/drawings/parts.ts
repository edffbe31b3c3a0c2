import {
  area,
  at,
  blue,
  box,
  brass,
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
  turned,
  white,
  wood,
  yellow,
} from './shapes.ts'

const thread = line('M0 0v6M1.6 0v6M3.2 0v6', dark, 0.8)
const hole = disc(0, 0, 0.7, ink)
const pleats = [7, 10, 13, 16, 19, 22, 25].map(x => `M${x} 7.6v16.8`).join('')
const blade = area('M16 16C11 13 11 6 15 2.6c4 1.4 5 8 1 13.4z', sky)
const bristles = line('M16 16 5 6M16 16 8 4M16 16 3 9', dark, 0.9)
const carbonBrush =
  line('M0 0c3-4 6 1 3-4', copper, 1.2) + box(-3, 0, 6, 9, ink, 0.6) + box(-3, 5, 6, 0.8, dark)
const pedal =
  box(0, 0, 14, 8, ink, 1.6) +
  box(2, 2, 10, 4, dark, 0.8) +
  line('M7-1v10', red, 2) +
  box(13.4, 3, 3.6, 2, steel, 0.6)

/** Parts of machines. Several machines have a part of the same kind. */
export const parts: Readonly<Record<string, string>> = {
  'circulation-pump':
    box(17, 11, 13, 12, steel, 1.6) +
    line('M20 11v12M23 11v12M26 11v12', grey, 1) +
    box(9, 2, 6, 8, dark, 0.8) +
    disc(12, 17, 9.6, dark) +
    disc(12, 17, 6.6, grey) +
    disc(12, 17, 3.4, ink) +
    box(27, 15, 4, 4, copper, 0.8),
  'drain-pump':
    box(3, 8, 13, 16, copper, 1) +
    line('M5.4 8v16M8 8v16M10.6 8v16M13.2 8v16', '#9d5d1f', 1) +
    box(2, 6, 15, 2.6, dark, 0.6) +
    box(2, 23.4, 15, 2.6, dark, 0.6) +
    disc(22, 16, 7.4, pale) +
    disc(22, 16, 4.6, steel) +
    area('M22 12.6v6.8M18.6 16h6.8', ink) +
    line('M22 12.8v6.4M18.8 16h6.4', ink, 1.4) +
    box(24, 3, 4.4, 8, pale, 0.8),
  'door-seal':
    line('M4 29V8c0-3 2-5 5-5h14c3 0 5 2 5 5v21', ink, 3.4) +
    line('M4.8 29V8.4c0-2.6 1.8-4.4 4.4-4.4h13.6c2.6 0 4.4 1.8 4.4 4.4V29', grey, 0.9),
  'spray-arm':
    line(
      'M7 11c-.6-2 .6-3 0-5M12 11c-.6-2.4.6-4 0-7M20 11c-.6-2.4.6-4 0-7M25 11c-.6-2 .6-3 0-5',
      blue,
      1.1,
    ) +
    area('M1 18c2-4.6 7-4 15-4s13-.6 15 4c-2 3.6-7 2.6-15 2.6S3 21.6 1 18z', steel) +
    disc(16, 17.4, 3.8, dark) +
    disc(16, 17.4, 1.7, pale) +
    at(
      [
        [5.4, 17.4],
        [8.6, 17.4],
        [23.4, 17.4],
        [26.6, 17.4],
      ],
      hole,
    ) +
    box(13.6, 21, 4.8, 6, grey, 0.8),
  'basket-wheels': at(
    [
      [10, 11],
      [22, 21],
    ],
    disc(0, 0, 8.4, white) + ring(0, 0, 6.4, steel, 1) + disc(0, 0, 2.6, grey) + hole,
  ),
  'cutlery-basket':
    line('M9 14V4M8 4v4M10 4v4M23 14V5', steel, 1.6) +
    oval(23, 5.4, 2, 3, steel) +
    area('M15 14V4.4c0-1 2.4-1.4 2.4 0V14z', grey) +
    area('M4 13h24l-2 17H6z', dark) +
    line('M5 17.6h22M5.6 22h20.8M6 26.2h20M10 13l.8 17M16 13v17M22 13l-.8 17', pale, 0.9),
  'inlet-valve':
    box(2, 12, 9, 9, blue, 1) +
    at([[3.6, 13.4]], thread) +
    box(10, 13.4, 12, 6, white, 1) +
    box(12, 4, 8, 10, dark, 1.4) +
    box(13.6, 1.6, 1.4, 3, brass) +
    box(17, 1.6, 1.4, 3, brass) +
    line('M21 16.4h4.6c1.4 0 2 .8 2 2V27', white, 3.6) +
    box(10, 21, 12, 2, steel, 0.6),
  'control-board':
    box(2, 5, 28, 22, '#1d8a5b', 1.6) +
    line('M6 9h6v5M8 22h8v-4M24 9v6h-4M26 22h-5', '#7fd6ae', 0.8) +
    box(12, 12, 8, 7, ink, 0.6) +
    box(4.4, 15, 4.6, 4.6, ink, 0.4) +
    box(5, 23.4, 12, 2.4, white, 0.4) +
    disc(24, 19, 2.6, dark) +
    disc(24, 19, 1.3, steel) +
    disc(17, 8.4, 1.4, orange) +
    disc(21, 8.4, 1.4, orange) +
    box(21, 23, 6, 2.4, copper, 0.4),
  'drive-belt': turned(
    -24,
    `<ellipse cx="16" cy="16" rx="13.4" ry="7.6" style="fill:none;stroke:${ink};stroke-width:3.6"/>` +
      `<ellipse cx="16" cy="16" rx="13.4" ry="7.6" style="fill:none;stroke:${grey};stroke-width:.7"/>` +
      `<ellipse cx="16" cy="16" rx="12.4" ry="6.6" style="fill:none;stroke:${dark};stroke-width:1" stroke-dasharray="1 1"/>`,
  ),
  'door-boot':
    ring(16, 16, 12.4, dark, 3) +
    ring(16, 16, 9.6, grey, 3) +
    ring(16, 16, 11, steel, 0.8) +
    box(14.4, 24, 3.2, 2.6, ink, 1.2) +
    ring(16, 16, 8, steel, 0.6),
  'carbon-brushes': at([[9, 15]], carbonBrush) + at([[21, 19]], carbonBrush),
  'heating-element':
    box(3, 24, 26, 4, steel, 1) +
    line('M7 24V9c0-5 7-5 7 0v8c0 4 4 4 4 0V9c0-5 7-5 7 0v15', grey, 2.6) +
    line('M6.6 20V9c0-2.6 2-3.6 3.6-3.2', white, 0.7) +
    box(6, 28, 2.4, 3, brass) +
    box(23.8, 28, 2.4, 3, brass),
  'ring-element':
    ring(16, 13, 11, grey, 2.4) +
    ring(16, 13, 6.4, grey, 2.4) +
    ring(16, 13, 11, '#f3a58f', 0.6) +
    box(10, 24, 12, 3.4, steel, 0.8) +
    box(12, 27, 2, 4, brass) +
    box(18, 27, 2, 4, brass),
  'door-latch':
    box(4, 7, 18, 19, ink, 2) +
    box(8, 11, 3, 8, dark, 1) +
    disc(16, 21.6, 1.4, dark) +
    area('M22 11h5c2 0 3 1.4 3 3.4h-3.4V17H22z', steel) +
    line('M8 26v4M12 26v4M16 26v4', orange, 1.3),
  'water-filter':
    box(9, 7, 14, 23, white, 3) +
    box(8, 2, 16, 7, blue, 2) +
    line('M12 2.6v5.6M16 2.6v5.6M20 2.6v5.6', '#0b79b1', 1) +
    area('M16 13.6c2.6 3.4 4 5.4 4 7.4a4 4 0 0 1-8 0c0-2 1.4-4 4-7.4z', sky) +
    box(9, 26, 14, 1.4, steel),
  'vegetable-drawer':
    disc(10, 12, 4, green) +
    disc(15.4, 10.6, 4, red) +
    area('M19 13c0-5 2-8 5-8s1.4 5-.6 8z', orange) +
    area('M2 12h28l-2 15c-.2 1.4-1 2-2.4 2H6.4C5 29 4.2 28.4 4 27z', '#cfe6f3') +
    area('M2 12h28l-.4 3H2.4z', white) +
    box(10, 18, 12, 2.6, steel, 1.3),
  thermostat:
    line('M20 20c8-2 10 2 7 5s-9 1-7-1 6-1 8 4', copper, 1.2) +
    disc(13, 14, 11, white) +
    ring(13, 14, 9, steel, 1) +
    disc(13, 14, 5.4, dark) +
    line('M13 14V9.6', white, 1.4) +
    line('M13 4v1.6M4.6 9l1.4.8M21.4 9l-1.4.8', red, 1),
  'control-knob':
    disc(16, 16, 13, pale) +
    disc(16, 16, 10.6, dark) +
    disc(16, 16, 8, ink) +
    box(15, 6.4, 2, 8, white, 1) +
    at(
      [
        [4.4, 16],
        [27.6, 16],
        [7.8, 7.8],
        [24.2, 7.8],
      ],
      disc(0, 0, 0.8, red),
    ),
  'mower-blade': turned(
    -24,
    area('M0 13.4 4 11h8l4 1.6L20 13h8l4 3.4-1 3.2h-9l-6-1-6-1H3z', steel) +
      area('M0 13.4 4 11h6l-1 2-6 3z', white) +
      area('M31 19.6l1-3.2-3-2-1 2-6 3.2z', grey) +
      disc(16, 15.8, 2, ink),
  ),
  'air-filter':
    box(3, 4, 26, 24, dark, 2) + box(5.6, 6.6, 20.8, 18.8, white, 0.6) + line(pleats, steel, 1),
  'spark-plug':
    box(14.4, 1, 3.2, 4, steel, 0.8) +
    box(13, 4.6, 6, 9, white, 1.4) +
    line('M13 7.4h6M13 10h6', pale, 0.8) +
    area('M10.6 13.4h10.8l.8 5H9.8z', grey) +
    box(12.6, 18.4, 6.8, 8, steel, 0.6) +
    line('M12.6 20.4h6.8M12.6 22.4h6.8M12.6 24.4h6.8', dark, 0.8) +
    line('M16 26.4v2M18.6 26.4v4H15', ink, 1.2),
  'saw-chain':
    `<rect x="3" y="9" width="26" height="14" rx="7" style="fill:none;stroke:${dark};stroke-width:2"/>` +
    `<rect x="3" y="9" width="26" height="14" rx="7" style="fill:none;stroke:${steel};stroke-width:3.4" stroke-dasharray="2.4 2"/>` +
    at(
      [
        [8, 6],
        [14, 6],
        [20, 6],
        [8, 23.4],
        [14, 23.4],
        [20, 23.4],
      ],
      area('M0 2.4 1.4 0h2l.6 2.4z', ink),
    ),
  'guide-bar': turned(
    -30,
    box(0, 12.6, 32, 7, steel, 3.5) +
      line('M2 16h7', ink, 1.4) +
      disc(12, 16, 1, ink) +
      box(16, 14.8, 9, 2.4, pale, 1.2) +
      ring(28.6, 16, 1.8, dark, 0.9),
  ),
  'power-tool-battery':
    box(9, 4, 14, 6, dark, 1) +
    line('M11.6 4v4M14.4 4v4M17.6 4v4M20.4 4v4', brass, 1.2) +
    area('M5 9h22c1.2 0 2 .8 2 2v16c0 1.2-.8 2-2 2H5c-1.2 0-2-.8-2-2V11c0-1.2.8-2 2-2z', ink) +
    box(3, 12.4, 26, 3.4, orange) +
    box(7, 19.6, 18, 5.6, dark, 1) +
    at(
      [
        [9.4, 22.4],
        [13.4, 22.4],
        [17.4, 22.4],
      ],
      disc(0, 0, 1.1, '#56d98b'),
    ) +
    disc(22.4, 22.4, 1.1, grey),
  'drill-chuck':
    area('M12 2h8l1.4 6H10.6z', steel) +
    line('M16 2v6M13.6 2.4 12.8 8M18.4 2.4l.8 5.6', dark, 0.8) +
    box(8.6, 8, 14.8, 10, ink, 1.2) +
    line('M11 8.6v8.8M13.6 8.6v8.8M16 8.6v8.8M18.4 8.6v8.8M21 8.6v8.8', grey, 0.8) +
    box(9.4, 18.6, 13.2, 6, dark, 1) +
    box(13, 24.6, 6, 5, steel, 0.6),
  'battery-charger':
    line('M26 25c5 0 4-9 2-12', ink, 1.4) +
    area('M3 12h22l3 14c.2 1.6-.6 2.6-2 2.6H4c-1.4 0-2-1-2-2.6z', ink) +
    box(6, 8, 16, 7, dark, 1) +
    box(9, 9.6, 1.4, 4, brass) +
    box(13.4, 9.6, 1.4, 4, brass) +
    box(17.6, 9.6, 1.4, 4, brass) +
    disc(7, 22.6, 1.3, '#56d98b') +
    disc(11, 22.6, 1.3, red) +
    box(15, 21.4, 9, 2.4, grey, 1.2),
  'trigger-switch':
    line('M8 8C6 4 10 4 9 1M13 8c-2-3 2-4 1-7', red, 1.3) +
    box(4, 8, 15, 14, ink, 1.6) +
    line('M6.6 12h9M6.6 15h9', grey, 0.9) +
    area('M19 9h5c5 4 5 12 0 17l-5-5z', orange) +
    box(8, 22, 6, 3.4, dark, 0.8),
  'wheel-guard':
    area('M2 21a14 14 0 0 1 28 0h-6.4a7.6 7.6 0 0 0-15.2 0z', dark) +
    area('M4 21a12 12 0 0 1 24 0h-1.4a10.6 10.6 0 0 0-21.2 0z', grey) +
    ring(16, 21, 5.6, steel, 2.4) +
    box(14.4, 26, 3.2, 4, ink, 0.6),
  'flange-and-nut':
    ring(11, 12, 6.6, grey, 5) +
    ring(11, 12, 6.6, white, 0.7) +
    area('M17 15.4h8.4l4.2 7.2-4.2 7.2H17l-4.2-7.2z', steel) +
    disc(21.2, 22.6, 3.8, dark) +
    ring(21.2, 22.6, 3.8, white, 0.6),
  armature: turned(
    -20,
    box(0, 15, 32, 2.2, steel, 1) +
      box(7, 8.6, 12, 15, grey, 1) +
      line('M8 11 18 9.4M8 14l10-1.6M8 17l10-1.6M8 20l10-1.6M8 23l10-1.6', dark, 0.9) +
      box(5, 10, 2.4, 12, copper, 1) +
      box(19, 10, 2.4, 12, copper, 1) +
      box(23, 11, 5, 10, copper, 0.6) +
      line('M23 13h5M23 15h5M23 17h5M23 19h5', '#8d5420', 0.7),
  ),
  'remote-control':
    box(10, 1.6, 12, 28.6, white, 3) +
    box(12, 4, 8, 7, '#9fc3a8', 0.8) +
    line('M13.4 8.6h3.2', ink, 1) +
    box(12.4, 13, 7.2, 2.8, red, 1.4) +
    at(
      [
        [13, 19],
        [16, 19],
        [19, 19],
        [13, 22.4],
        [16, 22.4],
        [19, 22.4],
        [13, 25.8],
        [16, 25.8],
        [19, 25.8],
      ],
      disc(0, 0, 1, grey),
    ),
  'fan-motor':
    [0, 90, 180, 270].map(degrees => turned(degrees, blade)).join('') +
    disc(16, 16, 4.6, dark) +
    disc(16, 16, 2, steel),
  'run-capacitor':
    box(12, 2, 2.4, 4, brass) +
    box(17.6, 2, 2.4, 4, brass) +
    box(8, 5.6, 16, 24.4, steel, 2) +
    box(8, 5.6, 16, 3, grey, 1.4) +
    box(8, 13, 16, 10, blue) +
    line('M11 16h8M11 19.6h5', white, 1.2),
  'ignition-electrode': turned(
    -30,
    line('M20 14.6h9l2 2M20 18h8l2-1', grey, 1.2) +
      box(8, 12.4, 13, 7.4, white, 1.4) +
      box(11, 10.6, 4, 11, steel, 0.6) +
      line('M8 16C4 16 5 22 0 21', red, 1.6),
  ),
  'diverter-valve':
    box(2, 18, 28, 7, brass, 1) +
    at([[3, 18.6]], thread) +
    at([[25.6, 18.6]], thread) +
    box(12.6, 12, 6.8, 8, '#b98528', 0.8) +
    box(9, 2, 14, 11, ink, 1.8) +
    box(11.4, 5, 9.2, 2.4, blue, 0.8) +
    box(12.6, 24, 6.8, 6, brass, 0.6),
  'pressure-gauge':
    box(13.6, 22, 4.8, 8, brass, 0.6) +
    disc(16, 12.6, 11.4, dark) +
    disc(16, 12.6, 9.4, white) +
    line('M9 16.4A8 8 0 0 1 16 5.4', green, 1.6) +
    line('M19.6 6A8 8 0 0 1 23 16.4', red, 1.6) +
    line('M16 12.6 20 8.6', ink, 1.4) +
    disc(16, 12.6, 1.6, ink),
  'gasket-set':
    ring(11, 11, 8, red, 2.4) +
    ring(22.6, 14, 5.6, green, 2.2) +
    ring(13.6, 24, 4.6, ink, 2) +
    ring(24.4, 25.4, 2.8, blue, 1.6),
  'o-rings':
    ring(11, 12, 8.4, ink, 2.4) +
    ring(23.4, 11, 4.6, dark, 2) +
    ring(20.4, 23.4, 6, ink, 2.2) +
    ring(8, 26, 2.8, dark, 1.6),
  'dust-bags':
    box(9, 5, 20, 25, steel, 2.4) +
    box(6, 3.6, 20, 25, pale, 2.4) +
    box(3, 2, 20, 25, white, 2.4) +
    box(6.4, 5, 13.2, 9.6, blue, 1) +
    disc(13, 9.8, 3, ink) +
    line('M6.6 19h13M6.6 22.4h9', pale, 1.1),
  'floor-nozzle':
    line('M26.6 2 17 20', steel, 4) +
    area('M12 18h8l3 6H9z', dark) +
    box(2, 22.6, 28, 6, ink, 2) +
    box(4, 27.4, 24, 2, steel, 1) +
    disc(16, 20.4, 1.4, orange),
  'vacuum-hose':
    line('M24 4c-8-2-20 3-20 12s10 12 16 9 6-11-1-12-8 7-2 8', dark, 4) +
    line('M24 4c-8-2-20 3-20 12s10 12 16 9 6-11-1-12-8 7-2 8', grey, 4, '.9 1.3') +
    line('M24 4l5 2.6V11', ink, 4),
  'side-brush':
    [0, 120, 240].map(degrees => turned(degrees, bristles)).join('') +
    disc(16, 16, 4.4, orange) +
    disc(16, 16, 1.6, ink),
  'main-brush': turned(
    -24,
    box(0, 14.6, 32, 2.8, steel, 1.2) +
      box(2.6, 10, 26.8, 12, green, 4) +
      line('M5 22c0-6 4-6 4-12M11 22c0-6 4-6 4-12M17 22c0-6 4-6 4-12M23 22c0-6 4-6 4-12', ink, 1.6),
  ),
  'burner-tubes': at(
    [
      [2, 9],
      [2, 17],
      [2, 25],
    ],
    box(0, 0, 28, 4, steel, 2) +
      line('M5 1.4h20', ink, 0.9, '1 2') +
      line(
        'M6-.6c-1-1.4.6-2 0-3.4M12-.6c-1-1.4.6-2 0-3.4M18-.6c-1-1.4.6-2 0-3.4M24-.6c-1-1.4.6-2 0-3.4',
        blue,
        1.1,
      ),
  ),
  'cooking-grate':
    `<rect x="3" y="5" width="26" height="22" rx="2.4" style="fill:none;stroke:${ink};stroke-width:2.4"/>` +
    line('M7.4 5v22M11.6 5v22M16 5v22M20.4 5v22M24.6 5v22', dark, 1.8) +
    line('M3 16h26', ink, 1.8),
  'grill-igniter':
    line('M16 17c0 8 8 2 9 10', ink, 1.5) +
    box(24, 25, 2.4, 5, white, 0.6) +
    box(9, 6, 10, 12, dark, 1.6) +
    box(7, 4, 14, 3, steel, 1) +
    box(10.4, 1.4, 7.2, 3, red, 1.4) +
    line('M27.6 24.6l2-2M28 27l3-.4M24 23l-.6-2.4', yellow, 1.1),
  'heat-plate':
    area('M2 24 10 9h12l8 15z', steel) +
    area('M10 9h12l1.4 2.6H8.6z', white) +
    line('M9 19h14M10.6 15.6h10.8M7.6 22h16.8', dark, 1.3, '2.2 1.4'),
  'meat-probe':
    line('M12 12c8-10 16-4 16 4S18 22 20 29', ink, 1.5) +
    box(18.4, 26, 3.2, 5, steel, 0.8) +
    line('M2.6 27.4 9 17', steel, 1.6) +
    line('M9 17l4-6', red, 4),
  'fire-pot':
    area('M16 2c5 4.6 6 7.6 6 10a6 6 0 0 1-12 0c0-3 2.4-5.4 6-10z', orange) +
    area('M16 8c2 2 2.8 3.4 2.8 4.6a2.8 2.8 0 0 1-5.6 0C13.2 11.4 14 10 16 8z', yellow) +
    area('M4 14h24l-3 15c-.2.8-.8 1-1.6 1H8.6c-.8 0-1.4-.2-1.6-1z', dark) +
    box(3, 12.6, 26, 3, ink, 1) +
    at(
      [
        [10, 20],
        [16, 20],
        [22, 20],
        [11, 25],
        [16, 25],
        [21, 25],
      ],
      disc(0, 0, 1.2, orange),
    ),
  'lid-gasket':
    ring(16, 16, 12, wood, 3.4) +
    `<circle cx="16" cy="16" r="12" fill="none" stroke="#e7cfa8" stroke-width="1.2" stroke-dasharray="1.2 1.4"/>`,
  'running-belt':
    area('M12 29h17.4c.8 0 .8-2.6 0-2.6H12z', ink) +
    disc(12, 18, 11, ink) +
    ring(12, 18, 8.6, grey, 0.7) +
    ring(12, 18, 6.4, grey, 0.7) +
    ring(12, 18, 4.2, grey, 0.7) +
    disc(12, 18, 2, pale) +
    line('M22 29h7', orange, 0.9),
  'safety-key':
    line('M16 13C8 18 26 20 18 24s-8-3-6 5', ink, 1.3) +
    area('M16 1.6 23 6v6l-7 3-7-3V6z', red) +
    box(14.6, 5, 2.8, 4, white, 0.8) +
    disc(16, 11, 1, white) +
    area('M9.6 26.6h5v4h-5z', dark),
  pedals: at([[1, 5]], pedal) + at([[14, 19]], pedal),
  'brake-pads': at(
    [
      [4, 4],
      [17, 12],
    ],
    box(0, 0, 11, 3, steel, 0.6) +
      box(0.6, 3, 9.8, 12, '#9b6a4c', 1) +
      line('M2.4 6.4h6M2.4 9.4h6M2.4 12.4h6', '#7c5239', 0.9) +
      disc(5.5, 1.5, 0.8, ink),
  ),
  saddle:
    line('M13 15l2 14', steel, 2.6) +
    line('M5 14h16', grey, 1.4) +
    area(
      'M2 10c0-3 2.6-5 5.6-4.4C13 6.6 18 9 28 9.4c2.6.2 2.6 3.4 0 3.6L6 14.6c-2.4.2-4-2-4-4.6z',
      ink,
    ) +
    line('M4.4 9c1-2 3-2 5-1.4 5 1.4 10 2.6 17 3', grey, 0.8),
  'valve-cartridge':
    box(14, 1.4, 4, 7, brass, 0.6) +
    box(10, 7.6, 12, 4, steel, 0.8) +
    box(7.6, 11.4, 16.8, 13, white, 1.4) +
    box(7.6, 15, 16.8, 2.4, blue) +
    line('M7.6 21h16.8', ink, 1.6) +
    box(9.4, 24.4, 3.4, 5, pale, 0.8) +
    box(19.2, 24.4, 3.4, 5, pale, 0.8),
  aerator:
    disc(16, 16, 13, steel) +
    ring(16, 16, 11.6, white, 0.8) +
    disc(16, 16, 9.4, dark) +
    at(
      [10, 13, 16, 19, 22]
        .flatMap(x => [10, 13, 16, 19, 22].map((y): [number, number] => [x, y]))
        .filter(([x, y]) => (x - 16) ** 2 + (y - 16) ** 2 < 60),
      disc(0, 0, 1, sky),
    ),
  'fill-valve':
    box(14, 6, 4, 18, white, 0.8) +
    box(10, 2, 12, 5, blue, 1.4) +
    box(7, 9, 9, 8, grey, 1.6) +
    box(12, 22, 8, 3, pale, 0.8) +
    box(13.4, 25, 5.2, 5, white, 0.6) +
    line('M13.4 26.6h5.2M13.4 28.4h5.2', grey, 0.8) +
    line('M22 4.4h4v5', steel, 1.4),
  'flush-valve':
    box(13, 2, 6, 5, blue, 1) +
    box(10.6, 6.4, 10.8, 16, white, 1.2) +
    line('M14 10v9M18 10v9', steel, 1.4) +
    box(7, 21.4, 18, 3.4, red, 1.6) +
    area('M10 24.8h12l-1 5.2H11z', pale),
  'toilet-seat':
    `<path fill-rule="evenodd" style="fill:${white}" d="M16 2c7 0 11 6 11 13s-4 15-11 15S5 22 5 15 9 2 16 2zm0 6c-4 0-6.6 3.4-6.6 8s2.6 9.6 6.6 9.6 6.6-5 6.6-9.6S20 8 16 8z"/>` +
    line('M16 2c7 0 11 6 11 13s-4 15-11 15S5 22 5 15 9 2 16 2z', steel, 0.8) +
    box(9, 1, 4, 3, grey, 1) +
    box(19, 1, 4, 3, grey, 1),
  hinges: at(
    [
      [2, 4],
      [17, 12],
    ],
    box(0, 0, 5.4, 15, steel, 0.8) +
      box(7.6, 0, 5.4, 15, steel, 0.8) +
      box(5, -1, 3, 17, grey, 1.2) +
      at(
        [
          [2.4, 3],
          [2.4, 12],
          [10.6, 3],
          [10.6, 12],
        ],
        hole,
      ),
  ),
}

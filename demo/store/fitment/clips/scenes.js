/** Machines in outline, drawn by hand: 640 by 360. Runs in a browser, for make.mjs. */

const line = '#1f4d43'
const body = '#ffffff'
const shade = '#dbe7e3'
const dark = '#7d9a93'

/** Draws a shape: `path` is SVG's. */
function shape(g, path, fill = body) {
  const drawn = new Path2D(path)
  if (fill) {
    g.fillStyle = fill
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
    g.fill(drawn)
  }
  g.stroke(drawn)
}
const box = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}z`
const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** Turns what `draw` draws around a point, by degrees. */
function turned(g, x, y, degrees, draw) {
  g.save()
  g.translate(x, y)
  g.rotate((degrees * Math.PI) / 180)
  g.translate(-x, -y)
  draw()
  g.restore()
}

/** What moves, by 0 to 1, and where the plate stands then: x, y, width, height. */
export const scenes = {
  door: {
    plate: [384, 120, 30, 19],
    draw(g, moved) {
      shape(g, box(220, 44, 204, 272))
      shape(g, box(220, 44, 204, 46), shade)
      for (const x of [246, 268, 290]) shape(g, disc(x, 67, 7))
      shape(g, box(236, 104, 172, 196), dark)
      shape(g, 'M248 170h136M248 230h136', null)
      shape(g, box(380, 104, 44, 196), shade)
      const [x, up] = [408 - 290 * moved, 26 * Math.sin(moved * 1.4)]
      shape(g, `M236 104L${x} ${104 + up}V${300 + up}L236 300z`)
      shape(g, `M${x + (236 - x) * 0.12} ${190 + up}v34`, null)
    },
  },
  cover: {
    plate: [294, 224, 52, 30],
    draw(g, moved) {
      shape(g, box(190, 66, 260, 210))
      shape(g, 'M214 96h212M214 116h212M214 136h212M214 156h212', null)
      shape(g, box(204, 184, 232, 80), dark)
      shape(g, box(270, 206, 100, 52), shade)
      shape(g, box(204, 184 + 84 * moved, 232, 80))
      shape(g, `M300 ${224 + 84 * moved}h40`, null)
    },
  },
  tool: {
    plate: [262, 130, 44, 26],
    draw(g, moved) {
      turned(g, 320, 180, -10 + 10 * moved, () => {
        shape(g, 'M236 108h150l26 14v44l-26 14H236q-22-36 0-72z')
        shape(g, box(412, 130, 28, 28), shade)
        shape(g, 'M440 140h76l10 4-10 4h-76z', dark)
        shape(g, 'M246 180h62l-14 96h-66z')
        shape(g, box(214, 270, 96, 40), shade)
        shape(g, 'M312 184q18 10 12 34', null)
      })
    },
  },
  mower: {
    plate: [326, 202, 42, 25],
    draw(g, moved) {
      turned(g, 270, 276, -9 * moved, () => {
        shape(g, 'M300 190L150 70h-40', null)
        shape(g, 'M246 252q0-62 66-62h92q48 0 56 62z')
        shape(g, box(330, 152, 62, 38), shade)
        shape(g, 'M340 164h42', null)
        shape(g, disc(440, 262, 26), shade)
        shape(g, disc(440, 262, 8))
      })
      shape(g, disc(270, 262, 40), shade)
      shape(g, disc(270, 262, 12))
    },
  },
  robot: {
    plate: [298, 190, 44, 26],
    draw(g, moved) {
      const flat = 1 - 0.5 * Math.abs(Math.cos(moved * Math.PI * 0.5 + Math.PI * 0.5))
      g.save()
      g.translate(320, 190)
      g.scale(1, flat + 0.5 * moved)
      g.translate(-320, -190)
      shape(g, disc(320, 190, 112))
      shape(g, disc(320, 190, 92), shade)
      if (moved < 0.5) shape(g, disc(320, 190, 26))
      else {
        shape(g, box(276, 250, 88, 16), dark)
        shape(g, box(236, 170, 18, 44), dark)
        shape(g, box(386, 170, 18, 44), dark)
        shape(g, disc(320, 124, 12))
      }
      g.restore()
    },
  },
  vacuum: {
    plate: [300, 222, 44, 25],
    draw(g, moved) {
      shape(g, 'M402 220q90 6 92-60V72', null)
      turned(g, 250, 250, -8 * moved, () => {
        shape(g, 'M226 276q-14-96 78-96h44q66 0 66 70v26z')
        shape(g, 'M300 180q14-34 58-26l24 40', null)
        shape(g, disc(392, 272, 22), shade)
      })
      shape(g, disc(258, 258, 44), shade)
      shape(g, disc(258, 258, 14))
    },
  },
  bike: {
    plate: [296, 218, 42, 24],
    draw(g, moved) {
      shape(g, 'M196 312h70M372 312h70M232 312l40-54M408 312l-34-54', null)
      shape(g, 'M300 250l-40-118M382 240L408 96', null)
      shape(g, 'M232 132h60', null)
      shape(g, 'M386 96h52', null)
      shape(g, 'M262 196h120l18 70H250z')
      turned(g, 322, 262, 220 * moved, () => shape(g, 'M322 262v40M308 302h28', null))
      shape(g, disc(322, 262, 12), shade)
    },
  },
  grill: {
    plate: [302, 222, 40, 24],
    draw(g, moved) {
      shape(g, 'M250 190l-34 126M390 190l34 126M232 262h176', null)
      shape(g, box(284, 206, 76, 58))
      shape(g, 'M220 150h200q0 56-100 56t-100-56z', shade)
      shape(g, 'M232 150h176', null)
      turned(g, 420, 150, 34 * moved, () => {
        shape(g, 'M220 150q0-86 100-86t100 86z')
        shape(g, 'M296 64q24-26 48 0', null)
      })
    },
  },
  treadmill: {
    plate: [392, 268, 40, 22],
    draw(g, moved) {
      shape(g, 'M400 262L436 92', null)
      shape(g, 'M396 84h72l-10 34h-66z', shade)
      shape(g, 'M398 118l-76 26', null)
      shape(g, 'M380 256h74v42h-74z')
      turned(g, 380, 280, 14 * moved, () => {
        shape(g, box(132, 266, 248, 26), shade)
        shape(g, 'M144 278h224', null)
      })
    },
  },
  tank: {
    plate: [262, 96, 44, 24],
    draw(g, moved) {
      shape(g, 'M232 82h176v110H232z')
      shape(g, 'M232 82h176v44H232z', shade)
      shape(g, 'M222 192h206q0 66-60 80v44H276v-44q-54-14-54-80z')
      shape(g, 'M240 210h170', null)
      turned(g, 412, 78, 15 * moved, () => shape(g, box(224, 62, 192, 20)))
    },
  },
  tap: {
    plate: [322, 238, 42, 24],
    draw(g, moved) {
      shape(g, 'M150 196h330v14H150z', shade)
      shape(g, 'M296 196V110q0-50 56-50t56 50v18h-28v-16q0-24-28-24t-28 24v84z')
      shape(g, 'M296 210h28v92h-28z')
      shape(g, box(316, 232, 56, 36), shade)
      turned(g, 300, 140, -34 * moved, () => shape(g, box(244, 132, 56, 14)))
    },
  },
}

const seconds = 5
const ease = t => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t))
const within = (time, from, to) => ease((time - from) / (to - from))

function plate(g, [x, y, w, h], lit) {
  g.save()
  g.translate(x, y)
  g.scale(w / 100, h / 60)
  g.shadowColor = '#e0a526'
  g.shadowBlur = 34 * lit
  g.lineWidth = 2
  g.strokeStyle = lit > 0 ? '#8a6410' : dark
  g.fillStyle = lit > 0 ? '#fff6dc' : '#eef3f1'
  g.beginPath()
  g.roundRect(0, 0, 100, 60, 5)
  g.fill()
  g.shadowBlur = 0
  g.stroke()
  g.fillStyle = '#33413d'
  g.font = '600 12px sans-serif'
  g.fillText('MOD. AB12-3456', 7, 20, 86)
  g.font = '7px sans-serif'
  g.fillText('S/N 0000 000000', 7, 36)
  g.fillText('230 V ~ 50 Hz', 7, 48)
  g.globalAlpha = lit
  g.lineWidth = 2.4
  g.strokeStyle = '#c9452c'
  g.beginPath()
  g.roundRect(3, 6, 94, 19, 4)
  g.stroke()
  g.restore()
}

/** The machine as it stands `time` seconds after the beginning. */
export function drawAt(g, { draw, plate: place }, time) {
  const zoom = 1 + 4.4 * within(time, 3, 4.1)
  const [x, y] = [place[0] + place[2] / 2, place[1] + place[3] / 2]
  const sky = g.createLinearGradient(0, 0, 0, 360)
  sky.addColorStop(0, '#f4f1e9')
  sky.addColorStop(1, '#dfeae8')
  g.fillStyle = sky
  g.fillRect(0, 0, 640, 360)
  g.save()
  const near = (zoom - 1) / 4.4
  g.translate(x + (320 - x) * near, y + (180 - y) * near)
  g.scale(zoom, zoom)
  g.translate(-x, -y)
  g.lineWidth = 4
  g.lineJoin = g.lineCap = 'round'
  g.strokeStyle = line
  g.globalAlpha = within(time, -0.3, 0.5)
  draw(g, 0 + within(time, 0.9, 2))
  const seen = within(time, 1.6, 2)
  g.globalAlpha = seen
  if (seen) plate(g, place, within(time, 2.2, 2.7))
  g.restore()
}

function canvas(scale) {
  const made = document.createElement('canvas')
  made.width = 640 * scale
  made.height = 360 * scale
  const g = made.getContext('2d')
  g.scale(scale, scale)
  return { made, g }
}
const inBase64 = async blob => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}

/** The machine with its plate lit, before it is zoomed in. */
export async function still(name) {
  const { made, g } = canvas(1.5)
  drawAt(g, scenes[name], 2.9)
  return inBase64(await new Promise(resolve => made.toBlob(resolve, 'image/webp', 0.8)))
}

/** The whole of it, as WebM. */
export async function clip(name) {
  const { made, g } = canvas(0.8)
  drawAt(g, scenes[name], 0)
  const recorder = new MediaRecorder(made.captureStream(12), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 42_000,
  })
  const parts = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise(resolve => (recorder.onstop = resolve))
  recorder.start()
  const began = performance.now()
  await new Promise(resolve => {
    const timer = setInterval(() => {
      const time = (performance.now() - began) / 1000
      drawAt(g, scenes[name], time)
      if (time < seconds) return
      clearInterval(timer)
      resolve()
    }, 83)
  })
  recorder.stop()
  await ended
  return inBase64(new Blob(parts))
}

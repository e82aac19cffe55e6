import { block, box, disc, each, faded, oval, shadow, shape, stroke, type Tint } from './canvas.ts'
import { grey, white } from './tones.ts'

export const sensors = {
  wall: (tint: Tint) =>
    shadow([206, 366], 90) +
    block([132, 34, 124, 150], white, { depth: 26, round: 14 }) +
    box([150, 54, 56, 12], tint.main, 4) +
    box([170, 176, 52, 40], grey.dark, 8) +
    disc([196, 276], 84, grey.dark) +
    disc([196, 270], 82, white.main) +
    shape('M122 262Q196 222 270 262Q272 336 196 346Q120 336 122 262Z', '#c4ced8') +
    shape('M128 264Q196 230 264 264Q264 300 196 304Q128 300 128 264Z', '#e6ecf1') +
    stroke('M150 256V326M173 248V340M196 246V344M219 248V340M242 256V326M124 292H268M132 320H260', '#a4b0bb', 2.5) +
    disc([196, 210], 6, '#e0442f'),
  ceiling: (tint: Tint) =>
    shadow([200, 332], 150) +
    oval([200, 220], [160, 96], grey.deep) +
    oval([200, 210], [160, 96], grey.main) +
    oval([200, 205], [157, 93], white.main) +
    oval([200, 205], [118, 68], tint.main) +
    oval([200, 205], [112, 64], white.dark) +
    shape('M96 204C96 110 304 110 304 204C304 252 96 252 96 204Z', '#dfe6ec') +
    stroke('M110 178Q200 214 290 178M98 206Q200 250 302 206M150 138Q140 190 154 236M200 132V246M250 138Q260 190 246 236', '#b0bbc6', 3) +
    faded(0.8, oval([162, 158], [32, 14], '#ffffff')) +
    disc([200, 276], 6, '#e0442f'),
  photo: (tint: Tint) =>
    shadow([206, 352], 100) +
    stroke('M150 292V352', '#875634', 9) +
    stroke('M194 292V362', '#2f74d0', 9) +
    stroke('M238 292V352', '#363c43', 9) +
    block([96, 130, 196, 172], white, { depth: 34, round: 14 }) +
    box([96, 262, 196, 40], tint.main, 12) +
    box([96, 262, 196, 12], tint.light) +
    shape('M128 130A66 66 0 0 1 260 130Z', '#8fb9d6') +
    shape('M140 130A54 54 0 0 1 248 130Z', '#c6e0f0') +
    faded(0.8, oval([172, 100], [16, 10], '#ffffff')) +
    disc([150, 200], 20, '#f4bf2f') +
    each(8, (place) => {
      const turn = (place * Math.PI) / 4
      return stroke(
        `M${(150 + Math.cos(turn) * 26).toFixed(1)} ${(200 + Math.sin(turn) * 26).toFixed(1)}l${(Math.cos(turn) * 8).toFixed(1)} ${(Math.sin(turn) * 8).toFixed(1)}`,
        '#f4bf2f',
        5,
      )
    }) +
    shape('M250 172A30 30 0 1 0 264 218A36 36 0 0 1 250 172Z', '#5d6f86'),
} satisfies Record<string, (tint: Tint) => string>

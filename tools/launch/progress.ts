type Output = { write: (text: string) => unknown; isTTY?: boolean; columns?: number }

export type Progress = { show: (share: number, title: string) => void; finish: () => void }

const WIDTH = 28

/** A bar that redraws itself in a terminal, and plain lines at each tenth elsewhere. */
export function progressOn(output: Output): Progress {
  return output.isTTY ? bar(output) : lines(output)
}

const within = (share: number) => Math.min(1, Math.max(0, share))
// A tenth is not exact in binary: 0.29 of a hundred is 28.999.
const wholes = (share: number, of: number) => Math.floor(within(share) * of + 1e-9)
const percent = (share: number) => `${String(wholes(share, 100)).padStart(3)} %`

function bar(output: Output): Progress {
  let isDrawn = false
  return {
    show: (share, title) => {
      const filled = Math.round(within(share) * WIDTH)
      const line = `  ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${percent(share)}  ${title}`
      output.write(`\r\x1b[K${line.slice(0, output.columns ?? 80)}`)
      isDrawn = true
    },
    finish: () => {
      if (isDrawn) output.write('\r\x1b[K')
      isDrawn = false
    },
  }
}

function lines(output: Output): Progress {
  let last = ''
  return {
    show: (share, title) => {
      const news = `${wholes(share, 10)} ${title}`
      if (news === last) return
      output.write(`  ${percent(share)}  ${title}\n`)
      last = news
    },
    finish: () => {},
  }
}

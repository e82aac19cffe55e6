import { encodeQR } from 'qr'
import { useMemo } from 'react'

/** Rows of dark modules as one path. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** Dark on white in both schemes: cameras reliably read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: 3 }), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      style={{ width: 'min(100%, 240px)', height: 'auto', background: '#fff', borderRadius: 8 }}
    >
      <path d={pathOf(modules)} fill="#000" />
    </svg>
  )
}

import type { GoodsKind } from '@vitrina/contract/configurator/assembly-shapes'
import { sizes } from './single-line.rules.ts'

/** Heights inside a symbol: the fixed contact, the hinge of the moving one, the ring of a leakage sensor. */
const FIXED = 14
const HINGE = 34
const RING = 42
const ARM_X = -11
const armAt = (share: number) => ({ x: ARM_X * share, y: HINGE - (HINGE - FIXED) * share })

/** ГОСТ 2.755: a contact that closes, drawn open, between its two leads. */
const Contact = () => <path className="wire" strokeWidth={1.6} d={`M0 0V${FIXED}M0 ${sizes.symbol}V${HINGE}L${ARM_X} ${FIXED - 1}`} />

/** ГОСТ 2.755: function of a circuit breaker, a cross at the fixed contact. */
const BreakerMark = () => <path className="wire" strokeWidth={1.6} d={`M-4 ${FIXED - 4}l8 8M4 ${FIXED - 4}l-8 8`} />

/** ГОСТ 2.755: opens by itself, a square on the moving contact. */
function ReleaseMark() {
  const { x, y } = armAt(0.5)
  const angle = (Math.atan2(FIXED - HINGE, ARM_X) * 180) / Math.PI
  return <rect x={x - 3.5} y={y - 3.5} width={7} height={7} fill="var(--ink)" transform={`rotate(${angle} ${x} ${y})`} />
}

/** ГОСТ 2.755: function of a switch-disconnector, a bar with a circle at the fixed contact. */
const DisconnectorMark = () => (
  <g>
    <path className="wire" strokeWidth={1.6} d={`M-6 ${FIXED - 4}h12`} />
    <circle cx={0} cy={FIXED - 0.5} r={3} fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.4} />
  </g>
)

/** Sensor of the leakage: a ring around the conductors, tied to the moving contact. */
function LeakageRing() {
  const { x, y } = armAt(0.5)
  return (
    <g>
      <ellipse cx={0} cy={RING + 3} rx={8} ry={3.6} fill="none" stroke="var(--ink)" strokeWidth={1.4} />
      <path className="wire dashed" strokeWidth={1} d={`M-8 ${RING + 3}H-18V${y}H${x}`} />
    </g>
  )
}

/** ГОСТ 2.755: function of a contactor, a half-circle at the fixed contact; beside it the coil. */
const ContactorMark = () => (
  <g>
    <path className="wire" strokeWidth={1.6} d={`M0 ${FIXED - 7}a3.6 3.6 0 0 1 0 7.2`} />
    <rect x={-32} y={(FIXED + HINGE) / 2 - 5} width={14} height={10} fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.4} />
    <path className="wire dashed" strokeWidth={1} d={`M-18 ${(FIXED + HINGE) / 2}H${armAt(0.5).x}`} />
  </g>
)

/** ГОСТ 2.721: earth. */
const Earth = ({ y }: { y: number }) => <path className="wire" strokeWidth={1.6} d={`M-9 ${y}h18M-6 ${y + 4}h12M-3 ${y + 8}h6`} />

/** ГОСТ 2.727: arrester to earth, a box with two arrows towards each other. */
const Arrester = () => (
  <g>
    <path className="wire" strokeWidth={1.6} d="M0 0V10M0 40V50" />
    <rect x={-7} y={10} width={14} height={30} fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.6} />
    <path d="M0 23l-4 -7h8zM0 27l-4 7h8z" fill="var(--ink)" />
    <path className="wire" strokeWidth={1.4} d="M0 10V17M0 33V40" />
    <Earth y={50} />
  </g>
)

/** The symbol of a device, its upper lead at the origin. */
export function DeviceSymbol({ kind }: { kind: GoodsKind }) {
  if (kind === 'spd') return <Arrester />
  return (
    <g>
      <Contact />
      {(kind === 'breaker' || kind === 'rcbo') && <BreakerMark />}
      {(kind === 'breaker' || kind === 'rcbo' || kind === 'rcd') && <ReleaseMark />}
      {kind === 'switch' && <DisconnectorMark />}
      {(kind === 'rcd' || kind === 'rcbo') && <LeakageRing />}
      {kind === 'contactor' && <ContactorMark />}
    </g>
  )
}

/** ГОСТ 2.721: so many conductors in one line: a stroke and their number. */
export const Conductors = ({ x, y, count }: { x: number; y: number; count: number }) => (
  <g>
    <path className="wire" strokeWidth={1.2} d={`M${x - 4} ${y + 4}l8 -8`} />
    <text x={x + 6} y={y + 4} fontSize={10}>
      {count}
    </text>
  </g>
)

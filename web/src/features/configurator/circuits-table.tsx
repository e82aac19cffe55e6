import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { mdiDotsVertical } from '@mdi/js'
import type { Assembly, CircuitResult } from '@vitrina/contract/configurator/assembly-shapes'
import { type Board, type Circuit, circuitKinds, layings } from '@vitrina/contract/configurator/board-shapes'
import { kindsOfLoad } from '@vitrina/contract/configurator/norms/loads'
import { memo, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { plainClass } from '#ui/plain-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { CircuitCommand } from './circuit-commands.ts'
import { sheetClass } from './circuits-table.styles.ts'
import { cableText, decimal, ratingLines } from './drawing/device-text.rules.ts'
import { FigureInput } from './figure-input.tsx'
import { StateMark } from './state-mark.tsx'
import { visuallyHidden } from './visually-hidden.ts'

type RowProps = {
  circuit: Circuit
  result: CircuitResult | undefined
  device: string
  isThreePhase: boolean
  onSet: (id: string, fields: Partial<Circuit>, field: string) => void
  onReasons: (id: string) => void
  onMore: (id: string) => void
}

const stateButton = plainClass(() => ({
  display: 'flex',
  alignItems: 'center',
  border: 0,
  background: 'none',
  padding: '0 8px',
  minHeight: 36,
  cursor: 'pointer',
  font: 'inherit',
  '&:hover': { textDecoration: 'underline' },
}))

const figureText = (value: number | null | undefined, decimals = 1) => (typeof value === 'number' ? decimal(value, decimals) : '—')

/** Keys a select understands itself; elsewhere they walk the rows. */
const isSelect = (element: HTMLElement) => element instanceof HTMLSelectElement

/** Enter and arrows go to the same field of the next row, as in a sheet. */
function walk(event: KeyboardEvent, table: HTMLTableElement): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event
  const field = event.target as HTMLElement
  if (altKey || ctrlKey || metaKey || !field.dataset.field) return
  const by =
    key === 'Enter' ? (shiftKey ? -1 : 1) : key === 'ArrowDown' && !isSelect(field) ? 1 : key === 'ArrowUp' && !isSelect(field) ? -1 : 0
  if (by === 0) return
  const same = [...table.querySelectorAll<HTMLElement>(`[data-field="${field.dataset.field}"]`)]
  const next = same[same.indexOf(field) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
  if (next instanceof HTMLInputElement) next.select()
}

const Row = memo(function Row({ circuit, result, device, isThreePhase, onSet, onReasons, onMore }: RowProps) {
  const { t } = useTranslation('configurator')
  const { id, name } = circuit
  const set = (fields: Partial<Circuit>) => onSet(id, fields, `${id}:${Object.keys(fields).join()}`)
  const label = (field: string) => `${t(`fields.${field}` as 'fields.name')}: ${name || t('unnamed')}`
  return (
    <tr data-circuit={id}>
      <td className="text">{result?.mark || '—'}</td>
      <td>
        <input
          data-field="name"
          aria-label={label('name')}
          value={name}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => set({ name: target.value })}
        />
      </td>
      <td>
        <select
          data-field="kind"
          aria-label={label('kind')}
          value={circuit.kind}
          onChange={({ target }) => set({ kind: target.value as Circuit['kind'] })}
        >
          {circuitKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </select>
      </td>
      <td>
        <FigureInput
          className="figure"
          data-field="loadKw"
          aria-label={label('loadKw')}
          value={circuit.loadKw}
          most={500}
          isOptional
          placeholder={circuit.currentA === null ? decimal(kindsOfLoad[circuit.kind].kw, 2) : ''}
          onValue={(loadKw) => set({ loadKw })}
        />
      </td>
      <td>
        <FigureInput
          className="figure"
          data-field="currentA"
          aria-label={label('currentA')}
          value={circuit.currentA}
          most={1_000}
          isOptional
          onValue={(currentA) => set({ currentA })}
        />
      </td>
      <td>
        <select
          data-field="phases"
          aria-label={label('phases')}
          value={isThreePhase ? circuit.phases : 1}
          disabled={!isThreePhase}
          onChange={({ target }) => set({ phases: target.value === '3' ? 3 : 1 })}
        >
          <option value={1}>1</option>
          <option value={3}>3</option>
        </select>
      </td>
      <td>
        <FigureInput
          className="figure"
          data-field="lengthM"
          aria-label={label('lengthM')}
          value={circuit.lengthM}
          most={2_000}
          onValue={(lengthM) => set({ lengthM: lengthM ?? 0 })}
        />
      </td>
      <td>
        <select
          data-field="laying"
          aria-label={label('laying')}
          value={circuit.laying}
          onChange={({ target }) => set({ laying: target.value as Circuit['laying'] })}
        >
          {layings.map((laying) => (
            <option key={laying} value={laying}>
              {t(`layings.${laying}`)}
            </option>
          ))}
        </select>
      </td>
      <td>
        <input
          type="checkbox"
          data-field="isWet"
          aria-label={label('isWet')}
          checked={circuit.isWet}
          onChange={({ target }) => set({ isWet: target.checked })}
        />
      </td>
      <td className="text result figure">{figureText(result?.designA)}</td>
      <td className="text result">{device || '—'}</td>
      <td className="text result">{result?.cable ? cableText(result.cable) : '—'}</td>
      <td className="text result figure">{figureText(result?.dropPercent, 2)}</td>
      <td className="result">
        {result && (
          <button
            type="button"
            className={stateButton}
            aria-label={`${t('reasons.of', { name })}: ${t(`states.${result.state}`)}`}
            onClick={() => onReasons(id)}
          >
            <StateMark state={result.state} />
          </button>
        )}
      </td>
      <td className="result">
        <IconButton size="small" aria-label={`${t('more')}: ${name || t('unnamed')}`} aria-haspopup="dialog" onClick={() => onMore(id)}>
          <Icon path={mdiDotsVertical} fontSize="small" />
        </IconButton>
      </td>
    </tr>
  )
})

const COLUMNS = [
  'mark',
  'name',
  'kind',
  'loadKw',
  'currentA',
  'phases',
  'lengthM',
  'laying',
  'isWet',
  'designA',
  'device',
  'cable',
  'drop',
  'state',
] as const
const WIDTHS: Partial<Record<(typeof COLUMNS)[number], number>> = {
  mark: 42,
  kind: 160,
  loadKw: 60,
  currentA: 60,
  phases: 50,
  lengthM: 58,
  laying: 196,
  isWet: 48,
  designA: 54,
  device: 104,
  cable: 74,
  drop: 56,
  state: 124,
}
const isFigure = new Set<string>(['loadKw', 'currentA', 'lengthM', 'designA', 'drop'])
/** Computed, not typed. */
const FIRST_RESULT = COLUMNS.indexOf('designA')

type Props = Pick<RowProps, 'onSet' | 'onReasons' | 'onMore'> & {
  board: Board
  assembly: Assembly
  onCommand: (command: CircuitCommand, id: string) => void
}

/** Devices of a line in one word: 'C16 · 30 мА'. */
export const deviceText = ({ positions }: Assembly, id: string): string =>
  positions
    .filter(({ circuitId, modules }) => circuitId === id && modules > 0)
    .map((one) => `${one.kind === 'contactor' ? 'KM ' : ''}${ratingLines(one).join(' ')}`)
    .join(' + ')

const commandKeys: Record<string, CircuitCommand> = { ArrowUp: 'up', ArrowDown: 'down' }

/** The lines of the board with what was chosen for each, as a sheet. */
export function CircuitsTable({ board, assembly, onCommand, ...row }: Props) {
  const { t } = useTranslation('configurator')
  const results = new Map(assembly.circuits.map((one) => [one.circuitId, one]))
  const table = useRef<HTMLTableElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-circuit]')?.dataset.circuit
    const moved = event.altKey ? commandKeys[event.key] : undefined
    const isCopy = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd'
    const isRemoval = (event.ctrlKey || event.metaKey) && event.key === 'Delete'
    const command = moved ?? (isCopy ? 'copy' : isRemoval ? 'remove' : undefined)
    if (id && command) {
      event.preventDefault()
      onCommand(command, id)
    } else if (table.current) walk(event, table.current)
  })
  // Keys of the fields inside; the table itself is not a control.
  useEffect(() => {
    const { current } = table
    current?.addEventListener('keydown', press)
    return () => current?.removeEventListener('keydown', press)
  }, [])
  return (
    // Positioned: texts for screen readers in the far columns would otherwise widen the whole page.
    <Box sx={{ position: 'relative', overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <table className={sheetClass} aria-label={t('views.lines')} ref={table}>
        <thead>
          <tr>
            {COLUMNS.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={`${isFigure.has(column) ? 'figure' : ''} ${at >= FIRST_RESULT ? 'result' : ''}`}
                style={{ width: WIDTHS[column] }}
                title={t(`fields.${column}`)}
              >
                {t(`columns.${column}`)}
              </th>
            ))}
            <th scope="col" className="result" style={{ width: 40 }}>
              <span style={visuallyHidden}>{t('more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {board.circuits.map((circuit) => (
            <Row
              key={circuit.id}
              circuit={circuit}
              result={results.get(circuit.id)}
              device={deviceText(assembly, circuit.id)}
              isThreePhase={board.supply.phases === 3}
              {...row}
            />
          ))}
        </tbody>
      </table>
    </Box>
  )
}

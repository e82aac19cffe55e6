import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiArrowDown, mdiArrowUp, mdiContentDuplicate, mdiDeleteOutline } from '@mdi/js'
import type { CircuitResult } from '@vitrina/contract/configurator/assembly-shapes'
import { type Board, type Circuit, circuitKinds, coreMaterials, layings, phaseNames } from '@vitrina/contract/configurator/board-shapes'
import { kindsOfLoad } from '@vitrina/contract/configurator/norms/loads'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CircuitCommand } from './circuit-commands.ts'
import { DecisionList } from './decision-list.tsx'
import { decimal } from './drawing/device-text.rules.ts'
import { ChoiceInput, FigureField } from './form-fields.tsx'

type Props = {
  board: Board
  circuit: Circuit
  result: CircuitResult | undefined
  onSet: (fields: Partial<Circuit>, field: string) => void
  onCommand: (command: CircuitCommand) => void
  onClose: () => void
}

const tools = [
  { command: 'up', icon: mdiArrowUp },
  { command: 'down', icon: mdiArrowDown },
  { command: 'copy', icon: mdiContentDuplicate },
] as const

/** Everything about one line; each change counts at once. */
export function CircuitDialog({ board, circuit, result, onSet, onCommand, onClose }: Props) {
  const { t } = useTranslation('configurator')
  const set = (fields: Partial<Circuit>) => onSet(fields, `${circuit.id}:${Object.keys(fields).join()}`)
  const isThreePhase = board.supply.phases === 3
  return (
    <AppDialog
      isOpen
      maxWidth="md"
      title={circuit.name || t('unnamed')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 3, pt: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <TextField
          label={t('fields.name')}
          value={circuit.name}
          slotProps={{ htmlInput: { maxLength: 120 } }}
          onChange={({ target }) => set({ name: target.value })}
        />
        <ChoiceInput
          label={t('fields.kind')}
          value={circuit.kind}
          all={circuitKinds}
          textOf={(kind) => t(`kinds.${kind}`)}
          onChange={(kind) => set({ kind })}
        />
        <FigureField
          label={t('fields.loadKw')}
          value={circuit.loadKw}
          most={500}
          isOptional
          hint={
            circuit.currentA === null && circuit.loadKw === null
              ? t('usual', { value: decimal(kindsOfLoad[circuit.kind].kw, 2) })
              : undefined
          }
          onValue={(loadKw) => set({ loadKw })}
        />
        <FigureField
          label={t('fields.currentA')}
          value={circuit.currentA}
          most={1_000}
          isOptional
          onValue={(currentA) => set({ currentA })}
        />
        {isThreePhase && (
          <ChoiceInput
            label={t('fields.phases')}
            value={String(circuit.phases)}
            all={['1', '3']}
            textOf={String}
            onChange={(phases) => set({ phases: phases === '3' ? 3 : 1 })}
          />
        )}
        {isThreePhase && circuit.phases === 1 && (
          <ChoiceInput
            label={t('fields.phase')}
            value={circuit.phase ?? 'auto'}
            all={['auto', ...phaseNames]}
            textOf={(phase) => (phase === 'auto' ? t('auto') : phase)}
            onChange={(phase) => set({ phase: phase === 'auto' ? null : phase })}
          />
        )}
        <FigureField
          label={t('fields.lengthM')}
          value={circuit.lengthM}
          most={2_000}
          onValue={(lengthM) => set({ lengthM: lengthM ?? 0 })}
        />
        <ChoiceInput
          label={t('fields.laying')}
          value={circuit.laying}
          all={layings}
          textOf={(laying) => t(`layings.${laying}`)}
          onChange={(laying) => set({ laying })}
        />
        <ChoiceInput
          label={t('fields.material')}
          value={circuit.material}
          all={coreMaterials}
          textOf={(material) => t(`materials.${material}`)}
          onChange={(material) => set({ material })}
        />
        <FigureField
          label={t('fields.cablesTogether')}
          value={circuit.cablesTogether}
          least={1}
          most={20}
          isWhole
          onValue={(cablesTogether) => set({ cablesTogether: cablesTogether ?? 1 })}
        />
        <FigureField
          label={t('fields.cosPhi')}
          value={circuit.cosPhi}
          least={0.2}
          most={1}
          isOptional
          hint={circuit.cosPhi === null ? t('usual', { value: decimal(kindsOfLoad[circuit.kind].cosPhi, 2) }) : undefined}
          onValue={(cosPhi) => set({ cosPhi })}
        />
        <ChoiceInput
          label={t('fields.rcd')}
          value={circuit.rcd}
          all={['auto', 'own', 'none']}
          textOf={(rcd) => t(`rcds.${rcd}`)}
          onChange={(rcd) => set({ rcd })}
        />
        <FormControlLabel control={<Switch checked={circuit.isWet} onChange={(_, isWet) => set({ isWet })} />} label={t('fields.isWet')} />
        <FormControlLabel
          control={<Switch checked={circuit.hasContactor} onChange={(_, hasContactor) => set({ hasContactor })} />}
          label={t('fields.hasContactor')}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 4 }}>
        {tools.map(({ command, icon }) => (
          <Button key={command} color="inherit" startIcon={<Icon path={icon} fontSize="small" />} onClick={() => onCommand(command)}>
            {t(`commands.${command}`)}
          </Button>
        ))}
        <Button
          color="error"
          startIcon={<Icon path={mdiDeleteOutline} fontSize="small" />}
          onClick={() => {
            onCommand('remove')
            onClose()
          }}
        >
          {t('commands.remove')}
        </Button>
      </Box>
      {result && (
        <>
          <Typography variant="h4" component="h3">
            {t('views.reasons')}
          </Typography>
          <DecisionList decisions={result.decisions} />
        </>
      )}
    </AppDialog>
  )
}

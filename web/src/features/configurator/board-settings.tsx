import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { type Board, coreMaterials, layings, normChoices, type Supply } from '@vitrina/contract/configurator/board-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { BoardEditor } from './use-board-editor.ts'
import { ChoiceInput, FigureField } from './form-fields.tsx'

const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  py: 3,
}

/** Supply, place and norms of the board; folded into one line. */
export function BoardSettings({ editor: { board, change } }: { editor: BoardEditor }) {
  const { t } = useTranslation('configurator')
  const { supply } = board
  const set = (fields: Partial<Board>) => change((before) => ({ ...before, ...fields }), Object.keys(fields).join())
  const setSupply = (fields: Partial<Supply>) =>
    change((before) => ({ ...before, supply: { ...before.supply, ...fields } }), `supply:${Object.keys(fields).join()}`)
  const summary = [
    t(`supply.phaseCount.${supply.phases}`),
    t(`supply.entries.${supply.entry}`),
    supply.earthing,
    t(`mains.${board.main}`),
    t('rowOf', { modules: board.rowModules }),
    t('reserveOf', { percent: board.reservePercent }),
  ].join(' · ')
  return (
    <Box
      component="details"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        px: 3,
        bgcolor: 'background.paper',
        '& > summary': { cursor: 'pointer', py: 2, fontSize: 13 },
      }}
    >
      <summary>
        <strong>{t('settings')}</strong>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {summary}
        </Box>
      </summary>
      <Box sx={grid}>
        <ChoiceInput
          label={t('supply.phases')}
          value={String(supply.phases)}
          all={['1', '3']}
          textOf={(one) => t(`supply.phaseCount.${one as '1' | '3'}`)}
          onChange={(phases) => setSupply({ phases: phases === '3' ? 3 : 1 })}
        />
        <ChoiceInput
          label={t('supply.voltage')}
          value={String(supply.voltage)}
          all={['230', '220']}
          textOf={(one) => (one === '230' ? '230/400' : '220/380')}
          onChange={(voltage) => setSupply({ voltage: voltage === '220' ? 220 : 230 })}
        />
        <ChoiceInput
          label={t('supply.entry')}
          value={supply.entry}
          all={['cable', 'overhead']}
          textOf={(one) => t(`supply.entries.${one}`)}
          onChange={(entry) => setSupply({ entry })}
        />
        <ChoiceInput
          label={t('supply.earthing')}
          value={supply.earthing}
          all={['TN-S', 'TN-C-S', 'TT']}
          textOf={String}
          onChange={(earthing) => setSupply({ earthing })}
        />
        <FigureField
          label={t('supply.upstreamA')}
          value={supply.upstreamA}
          least={1}
          most={1_000}
          isOptional
          hint={t('unknownEmpty')}
          onValue={(upstreamA) => setSupply({ upstreamA })}
        />
        <FigureField
          label={t('supply.allocatedKw')}
          value={supply.allocatedKw}
          least={0.1}
          most={500}
          isOptional
          hint={t('unknownEmpty')}
          onValue={(allocatedKw) => setSupply({ allocatedKw })}
        />
        <FigureField
          label={t('supply.shortCircuitKa')}
          value={supply.shortCircuitKa}
          least={0.1}
          most={100}
          isOptional
          hint={t('unknownEmpty')}
          onValue={(shortCircuitKa) => setSupply({ shortCircuitKa })}
        />
        <FigureField
          label={t('supply.lengthM')}
          value={supply.lengthM}
          most={2_000}
          onValue={(lengthM) => setSupply({ lengthM: lengthM ?? 0 })}
        />
        <ChoiceInput
          label={t('supply.laying')}
          value={supply.laying}
          all={layings}
          textOf={(one) => t(`layings.${one}`)}
          onChange={(laying) => setSupply({ laying })}
        />
        <ChoiceInput
          label={t('supply.material')}
          value={supply.material}
          all={coreMaterials}
          textOf={(one) => t(`materials.${one}`)}
          onChange={(material) => setSupply({ material })}
        />
        <ChoiceInput
          label={t('main')}
          value={board.main}
          all={['switch', 'breaker']}
          textOf={(one) => t(`mains.${one}`)}
          onChange={(main) => set({ main })}
        />
        <ChoiceInput
          label={t('spd')}
          value={board.spd}
          all={['auto', 'none']}
          textOf={(one) => t(`spds.${one}`)}
          onChange={(spd) => set({ spd })}
        />
        <ChoiceInput
          label={t('room')}
          value={board.room}
          all={['dry', 'damp', 'dusty', 'outdoor']}
          textOf={(one) => t(`rooms.${one}`)}
          onChange={(room) => set({ room })}
        />
        <ChoiceInput
          label={t('mounting')}
          value={board.mounting}
          all={['surface', 'flush']}
          textOf={(one) => t(`mountings.${one}`)}
          onChange={(mounting) => set({ mounting })}
        />
        <ChoiceInput
          label={t('rowModules')}
          value={String(board.rowModules)}
          all={['8', '12', '18', '24']}
          textOf={String}
          onChange={(one) => set({ rowModules: Number(one) as Board['rowModules'] })}
        />
        <FigureField
          label={t('reserve')}
          value={board.reservePercent}
          most={100}
          onValue={(percent) => set({ reservePercent: percent ?? 0 })}
        />
        <FigureField
          label={t('demandFactor')}
          value={board.demandFactor}
          least={0.05}
          most={1}
          isOptional
          hint={t('byTables')}
          onValue={(demandFactor) => set({ demandFactor })}
        />
        <FigureField
          label={t('ambient')}
          value={board.ambientC}
          most={60}
          isOptional
          hint={t('byTables')}
          onValue={(ambientC) => set({ ambientC })}
        />
        <FormControlLabel
          control={<Switch checked={board.hasFireRcd} onChange={(_, hasFireRcd) => set({ hasFireRcd })} />}
          label={t('fireRcd')}
        />
        <FormControlLabel control={<Switch checked={board.isStrict} onChange={(_, isStrict) => set({ isStrict })} />} label={t('strict')} />
      </Box>
    </Box>
  )
}

/** The norm everything is computed by: one document with its own factors, or the least of all. */
export function NormChoice({ editor: { board, change } }: { editor: BoardEditor }) {
  const { t } = useTranslation('configurator')
  return (
    <Box sx={{ width: { xs: '100%', sm: 260 }, '& > *': { width: '100%' } }}>
      <ChoiceInput
        label={t('norm')}
        value={board.norm}
        all={normChoices}
        textOf={(one) => t(`norms.${one}`)}
        onChange={(norm) => change((before) => ({ ...before, norm }))}
      />
    </Box>
  )
}

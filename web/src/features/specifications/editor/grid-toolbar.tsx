import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import {
  mdiArrowDown,
  mdiArrowUp,
  mdiDeleteOutline,
  mdiFolderPlusOutline,
  mdiKeyboardOutline,
  mdiRedoVariant,
  mdiTableRowPlusAfter,
  mdiUndoVariant,
} from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Editor } from './editor.ts'
import type { GridCommand } from './grid-keys.rules.ts'
import { runCommand } from './run-command.ts'
import { useEditorState } from './use-editor.ts'
import type { Grid } from './use-grid.ts'

type Tool = { command: GridCommand; icon: string; key: string; isOff?: boolean }
type Props = { editor: Editor; grid: Grid; onHelp: () => void }

/** What the keys do, for the mouse; the chosen rows are counted here, so that nothing moves when rows are chosen. */
export function GridToolbar({ editor, grid, onHelp }: Props) {
  const { t } = useTranslation('specifications')
  const canUndo = useEditorState(editor, (state) => state.undo.length > 0)
  const canRedo = useEditorState(editor, (state) => state.redo.length > 0)
  const { chosen, activeRow } = grid
  const hasRows = chosen.size > 0 || (activeRow !== undefined && activeRow.kind !== 'new')
  const tools: (Tool | null)[] = [
    { command: 'undo', icon: mdiUndoVariant, key: 'Ctrl+Z', isOff: !canUndo },
    { command: 'redo', icon: mdiRedoVariant, key: 'Ctrl+Shift+Z', isOff: !canRedo },
    null,
    { command: 'insert', icon: mdiTableRowPlusAfter, key: 'Insert' },
    { command: 'group', icon: mdiFolderPlusOutline, key: 'Ctrl+G' },
    { command: 'moveUp', icon: mdiArrowUp, key: 'Alt+↑', isOff: !hasRows },
    { command: 'moveDown', icon: mdiArrowDown, key: 'Alt+↓', isOff: !hasRows },
    { command: 'remove', icon: mdiDeleteOutline, key: 'Ctrl+−', isOff: !hasRows },
  ]
  return (
    <Box
      role="toolbar"
      aria-label={t('tools.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}
    >
      {grid.isEditable &&
        tools.map((tool, place) =>
          tool === null ? (
            <Divider key={`divider ${place}`} orientation="vertical" flexItem sx={{ mx: 1 }} />
          ) : (
            <Tooltip key={tool.command} title={`${t(`tools.${tool.command}`)} (${tool.key})`}>
              <span>
                <IconButton
                  size="small"
                  aria-label={t(`tools.${tool.command}`)}
                  disabled={tool.isOff === true}
                  onClick={() => runCommand(tool.command, { editor, grid })}
                >
                  <Icon path={tool.icon} fontSize="small" />
                </IconButton>
              </span>
            </Tooltip>
          ),
        )}
      <Tooltip title={t('keys.title')}>
        <IconButton size="small" aria-label={t('keys.title')} onClick={onHelp} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          <Icon path={mdiKeyboardOutline} fontSize="small" />
        </IconButton>
      </Tooltip>
      {chosen.size > 0 && (
        <>
          <Divider orientation="vertical" flexItem sx={{ mx: 1 }} />
          <Typography variant="body2" role="status">
            {t('grid.chosen', { count: chosen.size })}
          </Typography>
          <Button size="small" color="inherit" onClick={grid.unselect}>
            {t('selection.clear')}
          </Button>
        </>
      )}
    </Box>
  )
}

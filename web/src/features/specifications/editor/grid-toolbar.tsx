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
  mdiPackageVariantClosedPlus,
  mdiRedoVariant,
  mdiTableRowPlusAfter,
  mdiUndoVariant,
} from '@mdi/js'
import { memo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePhone } from '#ui/use-desktop.ts'
import type { Editor } from './editor.ts'
import type { GridCommand } from './grid-keys.rules.ts'
import { useEditorState } from './use-editor.ts'

type Tool = { command: GridCommand; icon: string; key: string; isOff?: boolean }
type Props = {
  editor: Editor
  isEditable: boolean
  /** The active row can be moved and removed. */
  isRowActive: boolean
  chosenCount: number
  /** Whether some of the rows are mere text; left out where lines cannot become own products. */
  hasRawRows?: boolean
  onCommand: (command: GridCommand) => void
  onUnselect: () => void
  onHelp: () => void
}

/** Actions of the keys, for the mouse; the chosen rows are counted here, so that nothing moves when rows are chosen. */
function ToolbarView({ editor, isEditable, isRowActive, chosenCount, hasRawRows, onCommand, onUnselect, onHelp }: Props) {
  const { t } = useTranslation('specifications')
  const canUndo = useEditorState(editor, (state) => state.undo.length > 0)
  const canRedo = useEditorState(editor, (state) => state.redo.length > 0)
  const isPhone = usePhone()
  // Cards have no active row.
  const hasRows = chosenCount > 0 || (!isPhone && isRowActive)
  const tools: (Tool | null)[] = [
    { command: 'undo', icon: mdiUndoVariant, key: 'Ctrl+Z', isOff: !canUndo },
    { command: 'redo', icon: mdiRedoVariant, key: 'Ctrl+Shift+Z', isOff: !canRedo },
    null,
    ...(isPhone ? [] : [{ command: 'insert' as const, icon: mdiTableRowPlusAfter, key: 'Insert' }]),
    { command: 'group', icon: mdiFolderPlusOutline, key: 'Ctrl+G', isOff: isPhone && !hasRows },
    ...(hasRawRows === undefined
      ? []
      : [{ command: 'makeOwn' as const, icon: mdiPackageVariantClosedPlus, key: 'F4', isOff: !hasRawRows || !hasRows }]),
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
      {isEditable &&
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
                  onClick={() => onCommand(tool.command)}
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
      {chosenCount > 0 && (
        <>
          <Divider orientation="vertical" flexItem sx={{ mx: 1 }} />
          <Typography variant="body2" role="status">
            {t('grid.chosen', { count: chosenCount })}
          </Typography>
          <Button size="small" color="inherit" onClick={onUnselect}>
            {t('selection.clear')}
          </Button>
        </>
      )}
    </Box>
  )
}

/** Not drawn again while cells are walked. */
export const GridToolbar = memo(ToolbarView)

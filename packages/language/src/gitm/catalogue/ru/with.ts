/** «с Францией», но «со Швецией»: перед двумя согласными, первая из которых свистящая или шипящая. */
export function withName(ins: string): string {
  const hard = /^[СЗШЖ][бвгджзклмнпрстфхцчшщ]/.test(ins);
  return `${hard ? 'со' : 'с'} ${ins}`;
}

import { keysOf } from '../letters.ts';

/**
 * Well-known places that are none of the board's (or cannot be entered): such a word is not a misspelling of one that
 * is. Regions of the board that bear another name stand with their province in the tables of names.
 */
const ELSEWHERE = `
Ireland Switzerland Iceland Sardinia Corsica Sicily Crete Cyprus Malta Persia Georgia Caucasus Siberia Madrid Lisbon Athens Sofia
Prague Kiev Kyiv Minsk Riga Helsinki Oslo Stockholm Copenhagen Amsterdam Rotterdam Brussels Antwerp Hamburg Cologne Dresden
Leipzig Frankfurt Bremen Danzig Hanover Hannover Stuttgart Milan Turin Genoa Florence Bologna Palermo Odessa Cairo Egypt
Algeria Algiers Morocco Libya Tripoli Bavaria Saxony Brandenburg Lithuania Estonia Latvia Normandy Brittany Provence Alsace
Lorraine Luxembourg Catalonia Andalusia Gibraltar Barcelona Seville Porto Croatia Bosnia Montenegro Macedonia Slovenia
Transylvania Moldova Moldavia Bessarabia Wallachia Thrace Anatolia Palestine Lebanon Jordan Mesopotamia Iraq Scotland Poland
Finmark Hungary Austria England France Germany Italy Russia Turkey Britain Ottoman Belgrade Bucharest Zagreb Salonika
Glasgow Dublin Cardiff Bristol Manchester Birmingham Dover Calais Bordeaux Toulouse Nice Geneva Zurich Bern Basel Krakow
Cracow Lodz Lvov Lviv Kharkov Novgorod Archangel Murmansk Baku Tiflis Jerusalem Damascus Beirut Aleppo Adriatica Dalmatia
Carpathia Moravia Slovakia Europe Asia Africa Schweiz Österreich Frankreich Deutschland Italien Russland Türkei Polen Irland
Ирландия Ирландию Ирландии Швейцария Швейцарию Швейцарии Исландия Исландию Исландии Сардиния Сардинию Корсика Корсику Сицилия
Сицилию Крит Кипр Мальта Персия Персию Грузия Кавказ Сибирь Мадрид Лиссабон Афины София Прага Прагу Киев Минск Рига Ригу
Хельсинки Осло Стокгольм Копенгаген Амстердам Брюссель Гамбург Кельн Дрезден Милан Турин Генуя Геную Флоренция Флоренцию
Палермо Одесса Одессу Каир Египет Алжир Марокко Ливия Ливию Триполи Бавария Баварию Саксония Саксонию Литва Литву Эстония
Латвия Нормандия Нормандию Бретань Прованс Эльзас Лотарингия Люксембург Каталония Гибралтар Барселона Хорватия Босния Боснию
Македония Словения Молдавия Молдавию Бессарабия Фракия Анатолия Анатолию Палестина Шотландия Шотландию Польша Польшу Польши
Венгрия Венгрию Австрия Австрию Англия Англию Франция Францию Германия Германию Италия Италию Россия Россию Турция Турцию
Белград Бухарест Загреб Дублин Краков Львов Харьков Новгород Архангельск Баку Тифлис Бордо Женева Европа Азия
`;

/** Keys of well-known places that are not on the map. */
export const PLACES_ELSEWHERE: ReadonlySet<string> = new Set(keysOf(ELSEWHERE));

declare module 'virtual:board.css';

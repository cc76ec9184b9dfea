from halfsaid.cli import main

main()

global using Roundup.Engine.Processes;

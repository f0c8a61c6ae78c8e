#:project ../src/Roundup.Engine
#:property PublishAot=false

// Shows that a change of the house changes nothing that is measured or shown:
//   dotnet run tools/equal.cs keep FOLDER     writes what the checkout makes into the folder; build src/Roundup first
//   dotnet run tools/equal.cs compare A B     names what differs, and exits with 1
using System.Diagnostics;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Security.Cryptography;
using System.Text.Json;
using System.Text.Json.Nodes;
using Roundup.Catalogue;
using Roundup.Catalogue.Reading;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Flavours;
using Roundup.Results;

string[] rows = ["System.Text.Json/source-generator", "Newtonsoft.Json/default", "MemoryPack/default", "protobuf-net/default",
    "reference/handwritten"];
return args switch
{
    ["keep", var folder] => Keep(Path.GetFullPath(folder)),
    ["compare", var before, var after] => Compare(before, after),
    _ => throw new ArgumentException("give `keep FOLDER` or `compare FOLDER FOLDER`"),
};

int Keep(string folder)
{
    var root = Repository.Find(Environment.CurrentDirectory) ?? throw new InvalidOperationException("this is no checkout of Roundup");
    Directory.CreateDirectory(folder);
    Models(root, Path.Combine(folder, "models"));
    Help(root, Path.Combine(folder, "help"), []);
    foreach (var file in Directory.EnumerateFiles(Path.Combine(root, "docs", "results"), "*.json.br"))
    {
        Run(root, "report", file, "--output", Path.Combine(folder, "reports", ResultsStore.NameOf(file)), "--all");
    }

    foreach (var kind in (string[])["serializer", "compressor", "dataset"])
    {
        Run(root, "new", kind, "Example", "--folder", Path.Combine(folder, "new"));
    }

    // A unit stays as it was built until what it is built from changes.
    Run(root, ["check", "--only", "values", "--dataset", "Simple", "--count", "1", "--shape", "Bytes", "--output", Path.Combine(
        folder, "checked"),
        .. rows.SelectMany(row => (string[])["--serializer", row])]);
    Code(root, Path.Combine(folder, "workers"));
    return 0;
}

// The source of each dataset in each flavour, or why the flavour does not hold it.
void Models(string root, string folder)
{
    var datasets = CatalogueReader.Read(root, []).Datasets;
    foreach (var dataset in datasets)
    {
        var model = new ModelSource(
            dataset.Name, dataset.Root, dataset.IsDocument,
                [.. dataset.Content.ReadModel().Select(file => new ModelFile(file.Path, file.Text))]);
        foreach (var flavour in FlavourList.All)
        {
            var path = Directory.CreateDirectory(Path.Combine(folder, flavour.Name, dataset.Name)).FullName;
            try
            {
                foreach (var file in Compiler.Compile(model, flavour.Name))
                {
                    File.WriteAllText(Path.Combine(path, file.Name), file.Text);
                }
            }
            catch (ModelException e)
            {
                File.WriteAllText(Path.Combine(path, "refused"), e.Sentences);
            }
        }
    }
}

void Help(string root, string folder, string[] command)
{
    var text = Run(root, [.. command, "--help"]);
    Directory.CreateDirectory(folder);
    File.WriteAllText(Path.Combine(folder, string.Join(' ', command.Prepend("roundup")) + ".txt"), text);
    var lines = text.Split('\n').SkipWhile(line => line.TrimEnd() != "Commands:").Skip(1).TakeWhile(line => line.Trim().Length > 0);
    foreach (var line in lines.Where(line => line.StartsWith("  ", StringComparison.Ordinal) && line[2] != ' '))
    {
        Help(root, folder, [.. command, line.Split(' ', StringSplitOptions.RemoveEmptyEntries)[0].TrimEnd(',')]);
    }
}

// The instructions of each method of the workers that were built for the rows.
void Code(string root, string folder)
{
    Directory.CreateDirectory(folder);
    var workers =
        from unit in Directory.EnumerateDirectories(Path.Combine(root, "artifacts", "units"), "*-net10.0")
        from path in Directory.EnumerateFiles(Path.Combine(unit, "bin"), "Roundup.Serializers.*.dll")
        select (Unit: Path.GetFileName(unit), Path: path);
    foreach (var worker in workers)
    {
        using var file = new PEReader(File.OpenRead(worker.Path));
        var metadata = file.GetMetadataReader();
        var methods =
            from type in metadata.TypeDefinitions.Select(metadata.GetTypeDefinition)
            from method in type.GetMethods().Select(metadata.GetMethodDefinition)
            where method.RelativeVirtualAddress != 0
            let code = file.GetMethodBody(method.RelativeVirtualAddress).GetILBytes() ?? []
            select $"{metadata.GetString(type.Namespace)}.{metadata.GetString(type.Name)}.{metadata.GetString(method.Name)} "
                + Convert.ToHexString(SHA256.HashData(code));
        File.WriteAllLines(Path.Combine(folder, worker.Unit + ".txt"), methods);
    }
}

string Run(string root, params string[] arguments)
{
    var start = new ProcessStartInfo("dotnet", [Path.Combine(root, "src/Roundup/bin/Release/net10.0/roundup.dll"), .. arguments])
    {
        WorkingDirectory = root,
        RedirectStandardOutput = true,
    };
    using var process = Process.Start(start)!;
    var output = process.StandardOutput.ReadToEnd();
    process.WaitForExit();
    return process.ExitCode == 0 ? output : throw new InvalidOperationException(
        $"roundup {string.Join(' ', arguments)} ended with {process.ExitCode}");
}

// By content; a line that is of one run alone (times, dates, folders) is in results.json and not compared.
int Compare(string before, string after)
{
    Dictionary<string, string> Files(string folder) => Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories)
        .Where(path => !path.StartsWith(Path.Combine(folder, "checked"), StringComparison.Ordinal))
        .ToDictionary(path => Path.GetRelativePath(folder, path), path => Convert.ToHexString(SHA256.HashData(File.ReadAllBytes(path))));
    var (old, current) = (Files(before), Files(after));
    string[] lines =
    [
        .. old.Keys.Except(current.Keys).Select(file => $"gone      {file}"),
        .. current.Keys.Except(old.Keys).Select(file => $"new       {file}"),
        .. old.Keys.Intersect(current.Keys).Where(file => old[file] != current[file]).Select(file => $"different {file}"),
    ];
    foreach (var line in lines.Order())
    {
        Console.WriteLine(line);
    }

    Console.WriteLine(
        $"{old.Keys.Intersect(current.Keys).Count() - lines.Count(line => line.StartsWith('d'))} files equal, {lines.Length} not");
    return lines.Length > 0 ? 1 : 0;
}

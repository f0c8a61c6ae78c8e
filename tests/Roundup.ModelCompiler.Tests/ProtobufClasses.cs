using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Runtime.Loader;
using Google.Protobuf;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>A model in the flavour <c>protobuf</c>: its schema through protoc, all of it through Roslyn, loaded.</summary>
internal sealed class ProtobufClasses
{
    private ProtobufClasses(ModelSource model)
    {
        var files = Compiler.Compile(model, "protobuf");
        Schema = files.Single(file => file.Name.EndsWith(".proto", StringComparison.Ordinal)).Text;
        var code = files.Where(file => file.Name.EndsWith(".cs", StringComparison.Ordinal)).Append(new("Schema.cs", Protoc(Schema)));
        using var stream = new MemoryStream(Generated.Emit(code, modern: true));
        var assembly = AssemblyLoadContext.Default.LoadFromStream(stream);
        var set = Generated.ModelsOf(model.Dataset, assembly);
        One = Generated.Take(set, many: false);
        Many = Generated.Take(set, many: true);
    }

    public string Schema { get; }

    public Untyped One { get; }

    public Untyped Many { get; }

    public static ProtobufClasses Of(ModelSource model) => new(model);

    /// <summary>What the library makes of a generated object: its payload, read again.</summary>
    public static object Again(object message)
    {
        var parser = (MessageParser)message.GetType().GetProperty("Parser")!.GetValue(null)!;
        return parser.ParseFrom(((IMessage)message).ToByteArray());
    }

    /// <summary>The C# code of a schema.</summary>
    public static string Protoc(string schema)
    {
        var folder = Directory.CreateTempSubdirectory("roundup-proto").FullName;
        try
        {
            File.WriteAllText(Path.Combine(folder, "schema.proto"), schema);
            var start = new ProcessStartInfo(Path.Combine(Metadata("Protoc"), Platform, "protoc")) { RedirectStandardError = true };
            foreach (var argument in (string[])["-I", folder, "-I", Metadata("ProtocIncludes"), "--csharp_out=" + folder, "schema.proto"])
            {
                start.ArgumentList.Add(argument);
            }

            using var protoc = Process.Start(start)!;
            var errors = protoc.StandardError.ReadToEnd();
            protoc.WaitForExit();
            return protoc.ExitCode == 0
                ? File.ReadAllText(Path.Combine(folder, "Schema.cs"))
                : throw new InvalidOperationException(errors + schema);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    private static string Platform =>
        OperatingSystem.IsWindows() ? "windows_x64"
        : OperatingSystem.IsMacOS() ? "macosx_universal"
        : RuntimeInformation.OSArchitecture == Architecture.Arm64 ? "linux_arm64" : "linux_x64";

    private static string Metadata(string key) =>
        typeof(ProtobufClasses).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(attribute => attribute.Key == key).Value!;
}

using System.Reflection.Emit;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;

namespace Roundup.OwnData.Tests.Assemblies;

/// <summary>
/// Assemblies with names that no compiler writes. C# is compiled with a name of as many bytes, which is then replaced in the file wherever
/// it is: in the heap of names, and in the arguments of attributes.
/// </summary>
internal static class HostileAssembly
{
    /// <param name="source">C# in which the name is <c>NAME</c>.</param>
    /// <param name="name">What the name becomes; empty: the heap has its end in its place.</param>
    /// <param name="package">The same for an assembly of a package that the source refers to.</param>
    public static string Compile(AssemblyFolder folder, string source, string name, string? package = null)
    {
        var bytes = Encoding.UTF8.GetBytes(name.Length > 2 ? name : name + "\0\0\0");
        var plain = new string('Q', bytes.Length);
        string[] references = [];
        if (package is not null)
        {
            references = [folder.Compile("Wire.Format", package.Replace("NAME", plain, StringComparison.Ordinal))];
            folder.Write("Shop.deps.json", """{ "libraries": {}, "targets": {} }""");
        }

        var path = folder.Compile("Shop", source.Replace("NAME", plain, StringComparison.Ordinal), references);
        references.Append(path).Sum(file => Replaced(file, Encoding.ASCII.GetBytes(plain), bytes)).ShouldBePositive();
        return path;
    }

    private static int Replaced(string file, byte[] plain, byte[] bytes)
    {
        var content = File.ReadAllBytes(file);
        var count = 0;
        for (int at; (at = content.AsSpan().IndexOf(plain)) >= 0; count++)
        {
            bytes.CopyTo(content, at);
        }

        File.WriteAllBytes(file, content);
        return count;
    }

    /// <summary>A class Shop.Order with a member of an enum, one value of which is a text.</summary>
    public static string WithText(AssemblyFolder folder, string text)
    {
        var builder = new PersistedAssemblyBuilder(new("Shop"), typeof(object).Assembly);
        var module = builder.DefineDynamicModule("Shop");
        var kind = module.DefineType("Shop.Kind", TypeAttributes.Public | TypeAttributes.Sealed, typeof(Enum));
        kind.DefineField("value__", typeof(int), FieldAttributes.Public | FieldAttributes.SpecialName | FieldAttributes.RTSpecialName);
        var field = kind.DefineField("Low", kind, FieldAttributes.Public | FieldAttributes.Static | FieldAttributes.Literal);
        kind.CreateType();
        var order = module.DefineType("Shop.Order", TypeAttributes.Public);
        order.DefineDefaultConstructor(MethodAttributes.Public);
        order.DefineField("Kind", kind, FieldAttributes.Public);
        order.CreateType();
        var metadata = builder.GenerateMetadata(out var code, out _);
        metadata.AddConstant((FieldDefinitionHandle)MetadataTokens.EntityHandle(field.MetadataToken), text);
        var image = new BlobBuilder();
        new ManagedPEBuilder(PEHeaderBuilder.CreateLibraryHeader(), new(metadata), code).Serialize(image);
        var path = folder.In("Shop.dll");
        File.WriteAllBytes(path, image.ToArray());
        return path;
    }
}

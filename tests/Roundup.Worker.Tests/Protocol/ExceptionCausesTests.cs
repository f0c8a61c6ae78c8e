using System.Runtime.Serialization;
using Roundup.Worker.Messages;

namespace Roundup.Worker.Tests.Protocol;

/// <summary>The outcome of an exception is the same for every library.</summary>
public sealed class ExceptionCausesTests
{
    /// <summary>Exceptions of libraries for an abstract class, an interface, or a class that they cannot create.</summary>
    public static TheoryData<Exception> Refused =>
    [
        new NotSupportedException("Deserialization of interface or abstract types is not supported. Type 'Shape'."),
        new InvalidOperationException("outer", new NotSupportedException("Cannot serialize member Shape of type IShape")),
        new InvalidOperationException("Instances of abstract classes cannot be created.", new MissingMethodException("abstract class")),
        new InvalidOperationException("Can't compile a NewExpression with a constructor declared on an abstract class"),
        new MissingMethodException("Cannot dynamically create an instance of type 'Shape'. Reason: Cannot create an abstract class."),
        new MissingMethodException("Cannot dynamically create an instance of type 'Uri'. Reason: No parameterless constructor defined."),
        new JsonSerializationException("Type is an interface or abstract class and cannot be instantiated."),
        new InvalidDataContractException("Type 'Shape' cannot be serialized."),
        new FormatterNotRegisteredException("Shape has no formatter"),
        new TypeNotRegisteredException("no such type"),
        new InvalidOperationException("generated serializer for Shape does not support deserialize."),
        new SerializationException("Type 'Circle' with data contract name 'Circle:http://x' is not expected."),
    ];

    [Theory]
    [MemberData(nameof(Refused))]
    public void A_library_that_does_not_take_the_type_is_unsupported(Exception thrown)
    {
        ExceptionCauses.Answer(thrown, isFirst: true).ShouldBeOfType<UnsupportedAnswer>();
        ExceptionCauses.Answer(thrown, isFirst: false).ShouldBeOfType<FailedAnswer>();
    }

    [Fact]
    public void The_place_that_a_library_adds_to_its_own_message_is_told()
    {
        var thrown = new SerializationException("No match in union in field last in field first", new SerializationException(
            "No match in union in field last", new SerializationException("No match in union")));

        ExceptionCauses.Reason(thrown).ShouldBe("SerializationException: No match in union in field last in field first");
        ExceptionCauses.Reason(new InvalidOperationException("No match in union, says a wrapper", new SerializationException("No match")))
            .ShouldBe("SerializationException: No match");
        ExceptionCauses.Reason(new SerializationException("outer", thrown))
            .ShouldBe("SerializationException: No match in union in field last in field first");
    }

    [Fact]
    public void Any_other_exception_is_a_failure()
    {
        Exception[] thrown =
        [
            new KeyNotFoundException("The given key was not present in the dictionary."),
            new InvalidOperationException("This operation is not supported for a relative URI."),
            new MissingMethodException("Method not found: 'Void Json.Write()'."),
            new ArgumentException("positive and negative infinity cannot be written as valid JSON."),
        ];

        thrown.ShouldAllBe(e => ExceptionCauses.Answer(e, true) is FailedAnswer);
    }

    [Fact]
    public void The_reason_names_the_type_of_the_exception_unless_it_says_no_more()
    {
        Reason(new NotSupportedException("no interfaces\nat all")).ShouldBe("no interfaces");
        Reason(new MissingMethodException("Cannot create an abstract class."))
            .ShouldBe("MissingMethodException: Cannot create an abstract class.");
    }

    private static string Reason(Exception e) => ExceptionCauses.Answer(e, isFirst: true).ShouldBeOfType<UnsupportedAnswer>().Reason;

    private sealed class JsonSerializationException(string message) : Exception(message);

    private sealed class FormatterNotRegisteredException(string message) : Exception(message);

    private sealed class TypeNotRegisteredException(string message) : Exception(message);
}
